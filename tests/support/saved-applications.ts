/** Applications in the table, created without the form. */
import { randomBytes, randomUUID } from "node:crypto";
import { newReference } from "#app/leads/reference.server.ts";
import { sql } from "#server/platform/database.ts";
import { keepMedia } from "./application.ts";

const standard = {
  full_name: "Chidi Eze",
  phone_number: "+2348031234567",
  email: "chidi@mindsync.example",
  city_state: "Enugu, Enugu",
  age: 30,
  linkedin_portfolio: null as string | null,
  employment_status: "Self-Employed",
  tech_skills_rating: 7,
  tools_knowledge: [] as string[],
  business_types: "Shops and pharmacies",
  why_join_mindsync: "I know every shop on my street.",
  video_url: null as string | null,
  status: "pending",
  created_at: undefined as Date | string | undefined,
};

export type SavedApplication = typeof standard;

let latest = 0;

/** Now, and later than the last one: the order of two created in one millisecond would be random. */
function laterThanTheLast(): Date {
  latest = Math.max(Date.now(), latest + 1);
  return new Date(latest);
}

/** Stores an application with the given changes. */
export async function savedApplication(
  changed: Partial<SavedApplication> = {},
): Promise<{ id: string; ref: string }> {
  const { created_at = laterThanTheLast(), ...row } = { ...standard, ...changed };
  const [kept] = await sql()<{ id: string; ref: string }[]>`
    insert into recruitment_applications ${sql()({
      ...row,
      created_at: new Date(created_at).toISOString(),
      ref: newReference("APP"),
      submission_key: randomUUID(),
      private_key: randomBytes(16).toString("base64url"),
    })}
    returning id, ref`;
  if (!kept) throw new Error("The application was not kept.");
  return kept;
}

/** Gives an application a complete recording of that type. It has no file: only its page is requested. */
export async function savedMedia(applicationId: string, type: string): Promise<string> {
  const id = await keepMedia();
  await sql()`
    update recruitment_media set application_id = ${applicationId}, content_type = ${type}, visitor = null
    where id = ${id}`;
  const href = `/recruitment/media/${id}`;
  await sql()`update recruitment_applications set video_url = ${href} where id = ${applicationId}`;
  return href;
}

/**
 * Stores this many applications with long texts over a year, half of them pending, most of them scored by one or two of
 * the reviewers and with two notes each.
 */
export async function fillApplications(many: number, reviewers: readonly string[]): Promise<void> {
  await sql()`
    insert into recruitment_applications (ref, submission_key, private_key, full_name, phone_number, email, city_state, age,
      linkedin_portfolio, employment_status, tech_skills_rating, tools_knowledge, business_types, why_join_mindsync, status,
      created_at)
    select 'APP-' || i, gen_random_uuid(), md5(i::text),
      (array['Amaka', 'Chidi', 'Bola', 'Tunde', 'Zainab', 'Ngozi', 'Emeka'])[1 + i % 7] || ' ' ||
        (array['Okafor', 'Eze', 'Bello', 'Adeyemi', 'Okeke'])[1 + i % 5] || ' ' || i,
      '+23480' || lpad((i * 7919 % 100000000)::text, 8, '0'), 'person' || i || '@mindsync.example', 'Enugu, Enugu',
      18 + i % 60, 'https://linkedin.com/in/person-' || i, 'Self-Employed', 1 + i % 10, array['Zoho', 'Airtable'],
      left(repeat('Shops, pharmacies and two hotels in our street. ', 18), 800),
      left(repeat('I know every shop here, and they know me. ', 20), 800),
      (array['pending', 'pending', 'pending', 'shortlisted', 'completed', 'rejected'])[1 + i % 6],
      now() - i * interval '25 minutes'
    from generate_series(1, ${many}::int) as i`;
  for (const [place, reviewer] of reviewers.entries()) {
    await sql()`
      insert into application_scores (application_id, reviewer, communication, motivation, skills, network, reliability)
      select id, ${reviewer}, 1 + floor(random() * 5), 1 + floor(random() * 5), 1 + floor(random() * 5),
        1 + floor(random() * 5), 1 + floor(random() * 5)
      from recruitment_applications where random() < ${place ? 0.4 : 0.9}::float`;
  }
  await sql()`
    insert into application_history (application_id, kind, by, now)
    select id, 'note', ${reviewers[0] ?? null}, 'Called on Monday, note ' || n
    from recruitment_applications cross join generate_series(1, 2) as n`;
  await sql()`vacuum analyze recruitment_applications, application_scores, application_history`;
}
