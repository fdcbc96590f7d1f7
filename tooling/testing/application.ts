import { randomInt, randomUUID } from "node:crypto";
import { sql } from "#server/platform/database.ts";

/** Puts an application into the table, as it stands there after the form. @returns its id */
export async function anApplication(own: Record<string, unknown> = {}): Promise<string> {
  const row = {
    ref: `APP-${randomInt(10 ** 9)}`,
    submission_key: randomUUID(),
    private_key: randomUUID(),
    full_name: "Ngozi Eze",
    phone_number: "2348031234567",
    email: "ngozi@mindsync.example",
    city_state: "Aba, Abia",
    age: 27,
    employment_status: "Self-Employed",
    tech_skills_rating: 7,
    business_types: "Tailors and their suppliers",
    why_join_mindsync: "I know the market and its people well.",
    ...own,
  };
  const [made] = await sql()`insert into recruitment_applications ${sql()(row)} returning id`;
  return String(made?.id);
}
