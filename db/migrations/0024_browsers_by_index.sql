ALTER TABLE "visit_browsers" DROP CONSTRAINT "visit_browsers_once";--> statement-breakpoint
CREATE UNIQUE INDEX "visit_browsers_once" ON "visit_browsers" USING btree (coalesce(agent, 0),coalesce(screen_width, -1),coalesce(device_type, ''));
--> statement-breakpoint
-- By hand, as before, but each word and browser is looked up once, by its index. Before, every event of a group was compared with
-- every browser of its size, and the words were looked up for each such pair.
create or replace function store_visits(
  sessions uuid[], moments timestamptz[], pages text[], sources text[], devices text[], widths smallint[], agents text[],
  labels text[], numbers integer[], origins text[], campaigns text[], countries text[]
) returns void language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  words text[] := array(
    select distinct word from (
      select unnest(pages || sources || agents || labels || origins || campaigns)
      union all select split_part(unnest(pages), '?', 1)
    ) as used (word)
    where word is not null order by word);
  -- The numbers of each event's words and browser.
  entry integer[]; page integer[]; source integer[]; origin integer[]; campaign integer[]; label integer[]; browser integer[];
begin
  perform lock_visits();
  insert into visit_words (word)
    select word from unnest(words) as used (word)
    where not exists (select from visit_words known where known.word = used.word);
  insert into visit_browsers (device_type, screen_width, agent)
    select distinct e.device, e.width, w.id
    from unnest(devices, widths, agents) as e (device, width, agent) left join visit_words w on w.word = e.agent
    where not exists (
      select from visit_browsers b where coalesce(b.agent, 0) = coalesce(w.id, 0)
        and coalesce(b.screen_width, -1) = coalesce(e.width, -1) and coalesce(b.device_type, '') = coalesce(e.device, ''))
    order by 1, 2, 3;
  select array_agg(w.id order by e.place), array_agg(p.id order by e.place), array_agg(s.id order by e.place),
      array_agg(o.id order by e.place), array_agg(c.id order by e.place), array_agg(l.id order by e.place)
    into entry, page, source, origin, campaign, label
    from unnest(pages, sources, origins, campaigns, labels) with ordinality as e (page, source, origin, campaign, label, place)
    join visit_words w on w.word = split_part(e.page, '?', 1)
    join visit_words p on p.word = e.page
    left join visit_words s on s.word = e.source
    left join visit_words o on o.word = e.origin
    left join visit_words c on c.word = e.campaign
    left join visit_words l on l.word = e.label;
  select array_agg(b.id order by e.place) into browser
    from unnest(devices, widths, agents) with ordinality as e (device, width, agent, place)
    left join visit_words w on w.word = e.agent
    join visit_browsers b on coalesce(b.agent, 0) = coalesce(w.id, 0)
      and coalesce(b.screen_width, -1) = coalesce(e.width, -1) and coalesce(b.device_type, '') = coalesce(e.device, '');
  insert into visit_sessions as known (session_id, first_at, entry, source, campaign, browser, country)
    select distinct on (e.session) e.session, e.at, e.entry, coalesce(e.origin, 0), coalesce(e.campaign, 0), e.browser,
      coalesce(e.country, '')
    from unnest(sessions, moments, entry, origin, campaign, browser, countries) with ordinality
      as e (session, at, entry, origin, campaign, browser, country, place)
    order by e.session, e.at, e.place
    on conflict (session_id) do update set first_at = excluded.first_at where excluded.first_at < known.first_at;
  insert into visits (at, session, page, browser, source, number, label)
    select events.at, events.session, events.page, events.browser, events.source, events.number, events.label from (
      select e.at, s.id as session, e.page, nullif(e.browser, s.browser) as browser, e.source, e.number, e.label,
        e.place, row_number() over (partition by s.id, e.number order by e.place) as copy
      from unnest(sessions, moments, page, source, browser, label, numbers) with ordinality
        as e (session, at, page, source, browser, label, number, place)
      join visit_sessions s on s.session_id = e.session
      where e.number is null
        or not exists (select from visits v where v.session = s.id and v.at >= s.first_at and v.number = e.number)
    ) as events
    where events.number is null or events.copy = 1
    order by events.place;
  perform note_visit_words(words, (select max(moment) from unnest(moments) as moment));
end $$;
