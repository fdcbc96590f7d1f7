import type { ToolForm } from "#content/tool-forms.ts";
import { toolTexts } from "#content/tool-texts.ts";

/** What stands under the tool's own message when it could not write: the server's words where they say more. */
export function reasonOf(form: ToolForm, said: string | undefined): string {
  return said && said !== form.failed ? said : toolTexts.failed.unsaid;
}
