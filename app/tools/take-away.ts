import { copyText as copyTo } from "#app/ui/copy-text.ts";
import { toast } from "#app/ui/toasts.tsx";
import { toolTexts } from "#content/tool-texts.ts";

/** Puts a text where the visitor can paste it from. */
export async function copyText(text: string): Promise<void> {
  await copyTo(text, toolTexts);
}

/** Whether the phone's own list of ways to share can be opened. */
export function canShare(): boolean {
  return "share" in navigator;
}

/** Opens the phone's own list of ways to share. @param otherwise what to do where that fails */
export async function shareText(text: string, otherwise: () => void): Promise<void> {
  try {
    await navigator.share({ text });
  } catch (error) {
    // Closed without a choice: that is no failure.
    if ((error as Error).name !== "AbortError") otherwise();
  }
}

/** Hands the visitor a file. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  // The download has begun with the click; the address may go a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  toast.success(toolTexts.downloaded);
}

/** Has the server make a file of a form's fields, and hands it to the visitor. */
export async function saveMadeFile(name: string, address: string, fields: FormData): Promise<void> {
  try {
    const response = await fetch(address, { method: "POST", body: fields });
    if (!response.ok) throw new Error(String(response.status));
    saveFile(name, await response.blob());
  } catch {
    toast.error(toolTexts.downloadFailed.title, { description: toolTexts.downloadFailed.text });
  }
}
