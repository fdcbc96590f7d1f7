CREATE TABLE "narrowed_days" (
	"day" date NOT NULL,
	"filter" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "narrowed_days_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kept_on" date DEFAULT current_date NOT NULL,
	"upto" bigint,
	"lists" json,
	CONSTRAINT "narrowed_days_day_filter_pk" PRIMARY KEY("day","filter")
);
--> statement-breakpoint
CREATE TABLE "visit_returns" (
	"day" date NOT NULL,
	"session" integer NOT NULL,
	CONSTRAINT "visit_returns_day_session_pk" PRIMARY KEY("day","session")
);
--> statement-breakpoint
DROP INDEX "visits_views";--> statement-breakpoint
DROP INDEX "visits_clicks";--> statement-breakpoint
DROP INDEX "visits_session";--> statement-breakpoint
CREATE INDEX "visits_ids" ON "visits" USING brin ("id") WITH (pages_per_range=32,autosummarize=true);--> statement-breakpoint
CREATE INDEX "visits_views" ON "visits" USING btree ("at") WITH (fillfactor=100) WHERE label is null;--> statement-breakpoint
CREATE INDEX "visits_clicks" ON "visits" USING btree ("at") WITH (fillfactor=100) WHERE label is not null;--> statement-breakpoint
CREATE INDEX "visits_session" ON "visits" USING btree ("session") WITH (fillfactor=100);
--> statement-breakpoint
-- From here on by hand. Everything that is counted of visits, in one statement and with one stored plan. Each view is counted
-- by its hour and day and those of the same session's view of the page before, and by its day and that of the session's view
-- of any page before. A row that comes or goes changes the rows after it too: what these counted as is taken off, what they
-- count as now is added.
create or replace function count_visits() returns trigger language plpgsql
set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare sign integer := case TG_OP when 'INSERT' then 1 else -1 end;
begin
  if current_setting('mindsync.keep_figures', true) = 'on' then return null; end if;
  perform lock_visits();
  with sources as (
    insert into source_counts as kept (span, at, source, views, clicks)
      select span, case span when 'day' then lagos_day(hour) else hour end, source, sign * sum(views), sign * sum(clicks)
      from (
        select lagos_hour(at) as hour, coalesce(source, 0) as source,
          count(*) filter (where label is null) as views, count(*) filter (where label is not null) as clicks
        from changed group by 1, 2
      ) as hours cross join (values ('day'), ('hour')) as spans (span)
      group by 1, 2, 3 order by 1, 2, 3
      on conflict (span, at, source) do update set
        views = kept.views + excluded.views, clicks = kept.clicks + excluded.clicks
  ), begun as materialized (
    select s.*, coalesce(b.device_type, '') as device
    from (select distinct session from changed where label is null) as viewing
    join visit_sessions s on s.id = viewing.session join visit_browsers b on b.id = s.browser
  ), views as materialized (
    select v.id, v.session, v.page, v.at, v.id in (select id from changed) as is_changed
    from begun join visits v on v.session = begun.id and v.at >= begun.first_at and v.label is null
    union all
    select id, session, page, at, true from changed where sign < 0 and label is null
  ), signed as (
    select way, session, page, at, lag(at) over (partition by way, session, page order by at, id) as before,
      lag(at) over (partition by way, session order by at, id) as latest
    from views join (values (1), (-1)) as ways (way) on way > 0 or not is_changed
  ), net as materialized (
    select session, page, at, before, latest, sign * sum(way) as views from signed
    group by session, page, at, before, latest having sum(way) <> 0
  ), pages as (
    insert into page_counts as kept (span, at, page, since, views)
      select span, case span when 'day' then lagos_day(at) else lagos_hour(at) end, page,
        case when before is null then '-infinity' when span = 'day' then lagos_day(before) else lagos_hour(before) end,
        sum(views)
      from net cross join (values ('day'), ('hour')) as spans (span)
      group by 1, 2, 3, 4 having sum(views) <> 0 order by 1, 2, 3, 4
      on conflict (span, at, page, since) do update set views = kept.views + excluded.views
  ), returns as (
    insert into page_returns as kept (before, at, page, views)
      select before, at, page, sum(views) from net where lagos_hour(before) <> lagos_hour(at)
      group by 1, 2, 3 having sum(views) <> 0 order by 1, 2, 3
      on conflict (before, at, page) do update set views = kept.views + excluded.views
  ), returned as (
    insert into visit_returns (day, session)
      select distinct lagos_date(v.at), v.session from views v join begun on begun.id = v.session
      where lagos_date(v.at) > lagos_date(begun.first_at)
      on conflict do nothing
  ), void as (
    delete from narrowed_days
    where day in (select lagos_date(at) from changed where label is null) and (upto is null or sign < 0)
  )
  insert into visitor_counts as kept (day, since, entry, source, campaign, device, country, views)
    select lagos_date(net.at), coalesce(lagos_date(net.latest), '-infinity'), s.entry, s.source, s.campaign, s.device,
      s.country, sum(net.views)
    from net join begun s on s.id = net.session
    group by 1, 2, 3, 4, 5, 6, 7 having sum(net.views) <> 0 order by 1, 2, 3, 4, 5, 6, 7
    on conflict (day, since, entry, source, campaign, device, country) do update set views = kept.views + excluded.views;
  return null;
end $$;
--> statement-breakpoint
drop function count_sources() cascade;
--> statement-breakpoint
drop function count_pages() cascade;
--> statement-breakpoint
drop function count_visitors() cascade;
--> statement-breakpoint
create trigger visits_added after insert on visits referencing new table as changed for each statement execute function count_visits();
--> statement-breakpoint
create trigger visits_removed after delete on visits referencing old table as changed for each statement execute function count_visits();
--> statement-breakpoint
drop function store_visits(uuid[], timestamptz[], text[], text[], text[], smallint[], text[], text[], integer[], text[], text[], text[]);
--> statement-breakpoint
-- Stores events, each of an event's fields in an array of its own. Words and browsers are there once, events name them by
-- their places in those arrays. What a session began with is that of its first event.
create or replace function store_visits(
  words text[], devices text[], widths smallint[], agents integer[],
  sessions uuid[], moments timestamptz[], entries integer[], pages integer[], sources integer[], browsers integer[],
  labels integer[], numbers integer[], origins integer[], campaigns integer[], countries text[]
) returns void language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  latest date := (select greatest(current_date, lagos_date(max(moment))) from unnest(moments) as moment);
  word_ids integer[];
  browser_ids integer[];
  are_new boolean;
  are_older boolean;
begin
  perform lock_visits();
  loop
    select array_agg(w.id order by e.place), bool_or(e.word is not null and w.id is null), bool_or(w.used_on < latest)
      into word_ids, are_new, are_older
      from unnest(words) with ordinality as e (word, place) left join visit_words w on w.word = e.word;
    exit when are_new is not true;
    insert into visit_words (word)
      select distinct e.word from unnest(words) as e (word)
      where e.word is not null and not exists (select from visit_words w where w.word = e.word) order by 1;
  end loop;
  loop
    select array_agg(b.id order by e.place), bool_or(b.id is null) into browser_ids, are_new
      from unnest(devices, widths, agents) with ordinality as e (device, width, agent, place)
      left join visit_browsers b on coalesce(b.agent, 0) = coalesce(word_ids[e.agent], 0)
        and coalesce(b.screen_width, -1) = coalesce(e.width, -1) and coalesce(b.device_type, '') = coalesce(e.device, '');
    exit when are_new is not true;
    insert into visit_browsers (device_type, screen_width, agent)
      select e.device, e.width, word_ids[e.agent]
      from unnest(devices, widths, agents, browser_ids) as e (device, width, agent, known) where e.known is null;
  end loop;
  with events as materialized (
    select e.*, s.id as known, s.browser as usual, s.first_at
    from unnest(sessions, moments, entries, pages, sources, browsers, labels, numbers, origins, campaigns, countries)
      with ordinality as e (session, at, entry, page, source, browser, label, number, origin, campaign, country, place)
    left join visit_sessions s on s.session_id = e.session
  ), begun as (
    insert into visit_sessions (session_id, first_at, entry, source, campaign, browser, country)
      select distinct on (e.session) e.session, e.at, word_ids[e.entry], coalesce(word_ids[e.origin], 0),
        coalesce(word_ids[e.campaign], 0), browser_ids[e.browser], coalesce(e.country, '')
      from events as e where e.known is null order by e.session, e.at, e.place
      returning id, session_id, browser
  ), earlier as (
    update visit_sessions s set first_at = e.at
    from (select known, min(at) as at from events where at < first_at group by known) as e where s.id = e.known
  )
  insert into visits (at, session, page, browser, source, number, label)
    select e.at, e.id, word_ids[e.page], nullif(browser_ids[e.browser], e.usual_browser), word_ids[e.source], e.number,
      word_ids[e.label]
    from (
      select events.*, coalesce(events.known, begun.id) as id, coalesce(events.usual, begun.browser) as usual_browser,
        row_number() over (partition by events.session, events.number order by events.place) as copy
      from events left join begun on begun.session_id = events.session
    ) as e
    where e.number is null or e.copy = 1
      and not exists (select from visits v where v.session = e.known and v.at >= e.first_at and v.number = e.number)
    order by e.place;
  if are_older then
    perform note_visit_words(words, (select max(moment) from unnest(moments) as moment));
  end if;
end $$;
--> statement-breakpoint
create or replace function change_visitor_analytics() returns trigger language plpgsql as $$
begin
  if TG_OP = 'INSERT' then
    perform store_visits(
      array[new.page_visited, split_part(new.page_visited, '?', 1), new.referrer_source, new.user_agent,
        new.clicked_element, coalesce(new.referrer_source, 'Direct')],
      array[new.device_type], array[new.screen_width], array[4], array[new.session_id],
      array[coalesce(new.event_timestamp, now())], array[2], array[1], array[3], array[1], array[5],
      array[null::integer], array[6], array[null::integer], array[null::text]);
    return new;
  end if;
  delete from visits where id = old.id and at = old.event_timestamp;
  return old;
end $$;
--> statement-breakpoint
-- As before, and the sessions of several days; what was kept of days is read again when it is asked for.
create or replace function recount_visits() returns void language plpgsql as $$
begin
  perform lock_visits();
  delete from source_counts; delete from page_counts; delete from page_returns; delete from visitor_counts;
  delete from visit_returns; delete from narrowed_days;
  insert into source_counts (span, at, source, views, clicks)
    select span, case span when 'day' then lagos_day(hours.at) else hours.at end, source, sum(views), sum(clicks)
    from (
      select lagos_hour(at) as at, coalesce(source, 0) as source,
        count(*) filter (where label is null) as views, count(*) filter (where label is not null) as clicks
      from visits group by 1, 2
    ) as hours cross join (values ('day'), ('hour')) as spans (span)
    group by 1, 2, 3;
  create temporary table chains on commit drop as
    select at, page, lag(at) over (partition by session, page order by at, id) as before from visits where label is null;
  insert into page_counts (span, at, page, since, views)
    select 'hour', lagos_hour(at), page, coalesce(lagos_hour(before), '-infinity'), count(*) from chains group by 2, 3, 4;
  insert into page_counts (span, at, page, since, views)
    select 'day', lagos_day(at), page, case since when '-infinity' then since else lagos_day(since) end, sum(views)
    from page_counts group by 2, 3, 4;
  insert into page_returns (before, at, page, views)
    select before, at, page, count(*) from chains where lagos_hour(before) <> lagos_hour(at) group by 1, 2, 3;
  drop table chains;
  insert into visitor_counts (day, since, entry, source, campaign, device, country, views)
    select v.day, coalesce(v.before, '-infinity'), s.entry, s.source, s.campaign, coalesce(b.device_type, ''), s.country, count(*)
    from (
      select session, lagos_date(at) as day, lagos_date(lag(at) over (partition by session order by at, id)) as before
      from visits where label is null
    ) as v
    join visit_sessions s on s.id = v.session join visit_browsers b on b.id = s.browser
    group by 1, 2, 3, 4, 5, 6, 7;
  insert into visit_returns (day, session)
    select distinct lagos_date(v.at), v.session from visits v join visit_sessions s on s.id = v.session
    where v.label is null and lagos_date(v.at) > lagos_date(s.first_at);
end $$;
--> statement-breakpoint
-- As before, and the same of sessions of several days. What was kept of days is not kept longer than a month.
create or replace function forget_old_visits(days integer) returns void language plpgsql as $$
declare oldest timestamptz := now() - make_interval(days => days);
begin
  perform set_config('mindsync.keep_figures', 'on', true);
  delete from visits where at < oldest;
  delete from page_returns where at < oldest;
  delete from visit_returns where day < lagos_date(oldest);
  delete from narrowed_days where day <= lagos_date(oldest) or kept_on < current_date - 30;
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
insert into visit_returns (day, session)
  select distinct lagos_date(v.at), v.session from visits v join visit_sessions s on s.id = v.session
  where v.label is null and lagos_date(v.at) > lagos_date(s.first_at);
