export const people = ["anonymous", "learner", "recruiter", "admin"] as const;
export const screenTable: Record<string, readonly string[]> = {};
export const operationTable: Record<string, string> = {};
