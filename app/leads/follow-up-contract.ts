import { z } from "zod";
import {
  cleanText,
  invalidEmail,
  optionalPhoneField,
  requiredText,
  submissionKey,
} from "#app/forms/contract.ts";
import { emailLength } from "#app/forms/form-contract.ts";
import { contactFields } from "#content/contact-form.ts";
import { followUp } from "#content/tool-texts.ts";
import type { NewContact } from "./contract.ts";

/** A required field of the form below the marketing tool. All of them share one message when empty. */
function filledIn(label: string, most: number) {
  return z
    .string({ error: followUp.empty })
    .overwrite(cleanText)
    .min(1, { error: followUp.empty, abort: true })
    .max(most, { error: `${label} must be less than ${most} characters`, abort: true });
}

/** The form below the marketing tool as a contact; its message also contains the tool's text. */
export const followUpInput = z
  .object({
    submissionKey: submissionKey(),
    name: filledIn("Name", contactFields.name.most),
    email: filledIn("Email", emailLength.most).pipe(z.email(invalidEmail)),
    phone: optionalPhoneField(),
    business_type: filledIn("Business type", contactFields.company.most),
    message: filledIn("Message", contactFields.message.most),
    /** The tool's text, as plain text. */
    generated: requiredText("Generated content", { most: 10_000 }),
  })
  .transform(({ business_type, message, generated, ...contact }): NewContact => {
    const { message: labels } = followUp;
    const parts = [
      `${labels.businessType}: ${business_type}`,
      `${labels.message}: ${message}`,
      `${labels.generated}:\n${generated}`,
    ];
    return { ...contact, company: null, project_type: "marketing-system", message: parts.join("\n\n") };
  });
