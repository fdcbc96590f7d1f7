/** Status of an application; a new one starts as the first. */
export const applicationStatuses = ["pending", "shortlisted", "completed", "rejected"] as const;

export const employmentStatuses = [
  "Employed Full-Time",
  "Employed Part-Time",
  "Self-Employed",
  "Unemployed",
] as const;

/** Borders of the fields (specification 2, sections 5 and 9). */
export const applicationLimits = {
  name: { least: 2, most: 100 },
  age: { least: 18, most: 80 },
  techSkills: { least: 1, most: 10 },
  businessTypes: { least: 10, most: 1000 },
  whyJoin: { least: 20, most: 1000 },
  email: 320,
} as const;
