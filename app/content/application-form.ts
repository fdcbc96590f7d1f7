/** Choices of the application form, as the specification writes them. */
export const employmentChoices = [
  "Employed Full-Time",
  "Employed Part-Time",
  "Self-Employed",
  "Unemployed",
] as const;

/** The specification leaves the third one's name open ({host}); Make.com is the automation host we build with. */
export const toolChoices = [
  "Airtable",
  "Zoho",
  "Make.com",
  "Lovable.dev",
  "None yet but willing to learn",
] as const;

/** Messages of the application form, by which the contract refuses (specification 2, section 5). */
export const applicationMessages = {
  phoneRequired: "Phone Number is required",
  phoneInvalid: "Please enter a valid phone number",
  ageRequired: "Age is required",
  ageInvalid: "Please enter a valid age between 18 and 80",
  linkInvalid: "Please enter a valid link, such as https://linkedin.com/in/your-name",
} as const;
