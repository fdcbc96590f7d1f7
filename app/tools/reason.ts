import type { ToolForm } from "#content/tool-forms.ts";
import { toolTexts } from "#content/tool-texts.ts";

/**
 * The line under the tool's own message when it could not write: the server's message if that says more, else a general
 * one.
 */
export function reasonOf(form: ToolForm, said: string | undefined): string {
  return said && said !== form.failed ? said : toolTexts.failed.unsaid;
}
