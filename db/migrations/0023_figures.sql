CREATE TABLE "visits_left_out" (
	"day" date PRIMARY KEY NOT NULL,
	"events" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "visit_browsers" ADD COLUMN "used_on" date DEFAULT current_date NOT NULL;--> statement-breakpoint
ALTER TABLE "visit_words" ADD COLUMN "used_on" date DEFAULT current_date NOT NULL;
--> statement-breakpoint
-- From here on by hand. What a link from elsewhere brought in a query is taken out of the addresses that are there; the
-- number keeps them apart. A query is stored from now on only as far as the site knows it (classify.server.ts).
update visit_words set word = split_part(word, '?', 1) || '?removed-' || id
where word ~ '^/[^?]*\?' and word ~* '[?&](?!(add|category|course|day|demo|example|explore|from|package|path|plan|q|tool|topic|video|utm_[a-z]+)(=|&|$))|@|%40';
--> statement-breakpoint
-- Notes the day on the words and browsers of events, at most once a day for each, so that those which nothing uses any
-- more are found without a look at every row. Called by store_visits, whose lock it needs.
create or replace function note_visit_words(words text[], latest timestamptz) returns void language sql as $$
  with noted as (
    update visit_words set used_on = greatest(current_date, lagos_date(latest))
    where word = any(words) and used_on < greatest(current_date, lagos_date(latest)) returning id
  )
  update visit_browsers set used_on = greatest(current_date, lagos_date(latest)) where agent in (select id from noted);
$$;
--> statement-breakpoint
-- As before, and the words and browsers get the day.
create or replace function store_visits(
  sessions uuid[], moments timestamptz[], pages text[], sources text[], devices text[], widths smallint[], agents text[],
  labels text[], numbers integer[], origins text[], campaigns text[], countries text[]
) returns void language plpgsql set enable_seqscan = off as $$
declare
  words text[] := array(
    select distinct word from (
      select unnest(pages || sources || agents || labels || origins || campaigns)
      union all select split_part(unnest(pages), '?', 1)
    ) as used (word)
    where word is not null order by word);
begin
  perform lock_visits();
  insert into visit_words (word)
    select word from unnest(words) as used (word)
    where not exists (select from visit_words known where known.word = used.word);
  insert into visit_browsers (device_type, screen_width, agent)
    select distinct e.device, e.width, w.id
    from unnest(devices, widths, agents) as e (device, width, agent) left join visit_words w on w.word = e.agent
    where not exists (
      select from visit_browsers b where b.device_type is not distinct from e.device
        and b.screen_width is not distinct from e.width and b.agent is not distinct from w.id)
    order by 1, 2, 3;
  insert into visit_sessions as known (session_id, first_at, entry, source, campaign, browser, country)
    select distinct on (e.session) e.session, e.at, entry.id, coalesce(origin.id, 0), coalesce(campaign.id, 0), b.id,
      coalesce(e.country, '')
    from unnest(sessions, moments, pages, devices, widths, agents, origins, campaigns, countries) with ordinality
      as e (session, at, page, device, width, agent, origin, campaign, country, place)
    join visit_words entry on entry.word = split_part(e.page, '?', 1)
    left join visit_words origin on origin.word = e.origin
    left join visit_words campaign on campaign.word = e.campaign
    left join visit_words agent on agent.word = e.agent
    join visit_browsers b on b.device_type is not distinct from e.device
      and b.screen_width is not distinct from e.width and b.agent is not distinct from agent.id
    order by e.session, e.at, e.place
    on conflict (session_id) do update set first_at = excluded.first_at where excluded.first_at < known.first_at;
  insert into visits (at, session, page, browser, source, number, label)
    select at, session, page, browser, source, number, label from (
      select e.at, s.id as session, page.id as page, nullif(b.id, s.browser) as browser,
        source.id as source, e.number, label.id as label,
        e.place, row_number() over (partition by s.id, e.number order by e.place) as copy
      from unnest(sessions, moments, pages, sources, devices, widths, agents, labels, numbers) with ordinality
        as e (session, at, page, source, device, width, agent, label, number, place)
      join visit_sessions s on s.session_id = e.session
      join visit_words page on page.word = e.page
      left join visit_words source on source.word = e.source
      left join visit_words agent on agent.word = e.agent
      left join visit_words label on label.word = e.label
      join visit_browsers b on b.device_type is not distinct from e.device
        and b.screen_width is not distinct from e.width and b.agent is not distinct from agent.id
      where e.number is null
        or not exists (select from visits v where v.session = s.id and v.at >= s.first_at and v.number = e.number)
    ) as events
    where number is null or copy = 1
    order by place;
  perform note_visit_words(words, (select max(moment) from unnest(moments) as moment));
end $$;
--> statement-breakpoint
-- Removes rows that are older, and the words and browsers that only they used. What was counted of them stays, and so do
-- the words that it needs: pages, sources and campaigns, never what was pressed or a browser's name.
create or replace function forget_old_visits(days integer) returns void language plpgsql as $$
declare oldest timestamptz := now() - make_interval(days => days);
begin
  perform set_config('mindsync.keep_figures', 'on', true);
  delete from visits where at < oldest;
  delete from page_returns where at < oldest;
  delete from visit_sessions s where first_at < oldest and not exists (select from visits v where v.session = s.id);
  -- No word comes into use again meanwhile.
  perform lock_visits();
  delete from visit_browsers where used_on < lagos_date(oldest) and agent is not null
    and id not in (select browser from visit_sessions);
  delete from visit_words where used_on < lagos_date(oldest) and id not in (
    select agent from visit_browsers where agent is not null
    union all select entry from visit_sessions union all select source from visit_sessions
    union all select campaign from visit_sessions
    union all select page from page_counts union all select source from source_counts
    union all select entry from visitor_counts union all select source from visitor_counts
    union all select campaign from visitor_counts);
  perform set_config('mindsync.keep_figures', 'off', true);
end $$;
--> statement-breakpoint
-- Those of rows that had left before.
delete from visit_browsers b
where not exists (select from visit_sessions s where s.browser = b.id) and not exists (select from visits v where v.browser = b.id);
--> statement-breakpoint
delete from visit_words where id not in (
  select page from visits union select source from visits where source is not null
  union select label from visits where label is not null union select agent from visit_browsers where agent is not null
  union select entry from visit_sessions union select source from visit_sessions union select campaign from visit_sessions
  union select page from page_counts union select page from page_returns union select source from source_counts
  union select entry from visitor_counts union select source from visitor_counts union select campaign from visitor_counts);
