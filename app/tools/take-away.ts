import { copyText as copyTo } from "#app/ui/copy-text.ts";
import { toast } from "#app/ui/toasts.tsx";
import { toolTexts } from "#content/tool-texts.ts";

/** Copies a text to the clipboard. */
export async function copyText(text: string): Promise<void> {
  await copyTo(text, toolTexts);
}

/** Whether the browser has a share sheet. */
export function canShare(): boolean {
  return "share" in navigator;
}

/** Opens the phone's share sheet. @param otherwise called if that fails */
export async function shareText(text: string, otherwise: () => void): Promise<void> {
  try {
    await navigator.share({ text });
  } catch (error) {
    // The visitor closed the sheet, which is no failure.
    if ((error as Error).name !== "AbortError") otherwise();
  }
}

/** Downloads a file to the visitor's device. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  // The click has started the download; the address can be freed later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  toast.success(toolTexts.downloaded);
}

/** Has the server make a file from a form's fields, and downloads it. */
export async function saveMadeFile(name: string, address: string, fields: FormData): Promise<void> {
  try {
    const response = await fetch(address, { method: "POST", body: fields });
    if (!response.ok) throw new Error(String(response.status));
    saveFile(name, await response.blob());
  } catch {
    toast.error(toolTexts.downloadFailed.title, { description: toolTexts.downloadFailed.text });
  }
}
