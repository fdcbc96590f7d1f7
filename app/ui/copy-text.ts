import { toast } from "./toast-store.ts";

/** Messages after copying a text, and when the browser did not allow it. */
export interface CopyWords {
  readonly copied: string;
  readonly copyFailed: { readonly title: string; readonly text: string };
}

/** Copies a text to the clipboard and shows a notice. Resolves to whether the browser allowed it. */
export async function copyText(text: string, { copied, copyFailed }: CopyWords): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(copied);
    return true;
  } catch {
    toast.error(copyFailed.title, { description: copyFailed.text });
    return false;
  }
}
