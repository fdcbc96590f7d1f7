import { sql } from "#server/platform/database.ts";

/** Stores leads of every stage and of several forms and sources over the last days, one every half hour. */
export async function fillLeads(from: number, to: number): Promise<void> {
  await sql()`
    insert into leads (ref, door, person, name, phone, email, wants, items, value, first_source, last_source, stage, answered_at, created_at)
    select 'QUO-' || n, (array['contact','quote','demo','chat','enrollment','ebook'])[n % 6 + 1], gen_random_uuid(),
      (array['Amaka','Bola','Chidi','Dayo'])[n % 4 + 1] || ' Okafor ' || n, '+234700' || lpad(n::text, 7, '0'),
      'visitor' || n || '@mindsync.example', repeat('My orders get lost on WhatsApp every evening. ', 12),
      array['smartagent-pro'], n * 10, (array['TikTok','Google','Direct',null])[n % 4 + 1],
      (array['TikTok','Google','Direct',null])[n % 4 + 1], (array['new','contacted','quoted','won','lost'])[n % 5 + 1],
      case when n % 5 = 0 then null else now() end, now() - n * interval '30 minutes'
    from generate_series(${from}::int, ${to}::int) as n`;
}
