import { toast } from "./toast-store.ts";

/** What the visitor is told when a text was copied, and when the browser did not allow it. */
export interface CopyWords {
  readonly copied: string;
  readonly copyFailed: { readonly title: string; readonly text: string };
}

/** Puts a text where the visitor can paste it from, and says so. Resolves to whether the browser allowed it. */
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
