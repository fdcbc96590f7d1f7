CREATE TABLE "page_counts" (
	"span" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"page" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"views" bigint NOT NULL,
	CONSTRAINT "page_counts_span_at_page_since_pk" PRIMARY KEY("span","at","page","since")
);
--> statement-breakpoint
CREATE TABLE "page_returns" (
	"before" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"page" integer NOT NULL,
	"views" bigint NOT NULL,
	CONSTRAINT "page_returns_before_at_page_pk" PRIMARY KEY("before","at","page")
);
--> statement-breakpoint
CREATE TABLE "source_counts" (
	"span" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"source" integer NOT NULL,
	"views" bigint NOT NULL,
	"clicks" bigint NOT NULL,
	CONSTRAINT "source_counts_span_at_source_pk" PRIMARY KEY("span","at","source")
);
--> statement-breakpoint
CREATE TABLE "visit_browsers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visit_browsers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"device_type" text,
	"screen_width" smallint,
	"agent" integer,
	CONSTRAINT "visit_browsers_once" UNIQUE NULLS NOT DISTINCT("device_type","screen_width","agent"),
	CONSTRAINT "visit_browsers_width" CHECK (screen_width between 0 and 32767),
	CONSTRAINT "visit_browsers_device" CHECK ("visit_browsers"."device_type" in ('Mobile', 'Desktop'))
);
--> statement-breakpoint
CREATE TABLE "visit_sessions" (
	"first_at" timestamp with time zone NOT NULL,
	"session_id" uuid NOT NULL,
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visit_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"entry" integer NOT NULL,
	"source" integer NOT NULL,
	"campaign" integer DEFAULT 0 NOT NULL,
	"browser" integer NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	CONSTRAINT "visit_sessions_session_id_unique" UNIQUE("session_id")
);
--> statement-breakpoint
CREATE TABLE "visit_words" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visit_words_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"word" text NOT NULL,
	CONSTRAINT "visit_words_word_unique" UNIQUE("word"),
	CONSTRAINT "visit_words_length" CHECK (char_length("visit_words"."word") between 0 and 512)
);
--> statement-breakpoint
CREATE TABLE "visitor_counts" (
	"day" date NOT NULL,
	"since" date NOT NULL,
	"entry" integer NOT NULL,
	"source" integer NOT NULL,
	"campaign" integer NOT NULL,
	"device" text NOT NULL,
	"country" text NOT NULL,
	"views" bigint NOT NULL,
	CONSTRAINT "visitor_counts_day_since_entry_source_campaign_device_country_pk" PRIMARY KEY("day","since","entry","source","campaign","device","country")
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"at" timestamp with time zone NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "visits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"session" integer NOT NULL,
	"page" integer NOT NULL,
	"browser" integer,
	"source" integer,
	"number" integer,
	"label" integer
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE INDEX "visits_views" ON "visits" USING btree ("at") WHERE label is null;--> statement-breakpoint
CREATE INDEX "visits_clicks" ON "visits" USING btree ("at","id") WHERE label is not null;--> statement-breakpoint
CREATE INDEX "visits_session" ON "visits" USING btree ("session");
--> statement-breakpoint
ALTER TABLE "alert_settings" ADD COLUMN "week_sent" date;
--> statement-breakpoint
-- From here on by hand. Rows of months without a partition of their own; see keep_visit_months.
create table visits_default partition of visits default;
--> statement-breakpoint
alter table page_counts set (fillfactor = 70);
--> statement-breakpoint
alter table source_counts set (fillfactor = 70);
--> statement-breakpoint
alter table visitor_counts set (fillfactor = 70);
--> statement-breakpoint
create or replace function lagos_hour(moment timestamptz) returns timestamptz language sql immutable parallel safe as $$
  select date_bin('1 hour', moment, '2000-01-01 00:00+01'::timestamptz)
$$;
--> statement-breakpoint
create or replace function lagos_day(moment timestamptz) returns timestamptz language sql immutable parallel safe as $$
  select date_bin('1 day', moment, '2000-01-01 00:00+01'::timestamptz)
$$;
--> statement-breakpoint
create or replace function lagos_date(moment timestamptz) returns date language sql immutable parallel safe as $$
  select (moment at time zone 'UTC' + interval '1 hour')::date
$$;
--> statement-breakpoint
-- One writer at a time, in every process: what is counted depends on the rows before.
create or replace function lock_visits() returns void language sql as $$
  select pg_advisory_xact_lock(4172605511)
$$;
--> statement-breakpoint
create or replace function count_sources() returns trigger language plpgsql as $$
declare sign integer := case TG_OP when 'INSERT' then 1 else -1 end;
begin
  if current_setting('mindsync.keep_figures', true) = 'on' then return null; end if;
  perform lock_visits();
  insert into source_counts as kept (span, at, source, views, clicks)
    select span, case span when 'day' then lagos_day(v.at) else lagos_hour(v.at) end as moment, coalesce(v.source, 0),
      sign * count(*) filter (where label is null), sign * count(*) filter (where label is not null)
    from changed v cross join (values ('day'), ('hour')) as spans (span)
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (span, at, source) do update set
      views = kept.views + excluded.views, clicks = kept.clicks + excluded.clicks;
  return null;
end $$;
--> statement-breakpoint
-- Each view is counted by its hour and day and those of the same session's view of the page before. A row that comes or
-- goes changes the rows after it too: what these counted as is taken off, what they count as now is added.
create or replace function count_pages() returns trigger language plpgsql set enable_seqscan = off as $$
declare sign integer := case TG_OP when 'INSERT' then 1 else -1 end;
begin
  if current_setting('mindsync.keep_figures', true) = 'on' then return null; end if;
  with pairs as (
    select session, page, min(at) as earliest from changed where label is null group by session, page
  ), anchors as (
    select pairs.*, earlier.at as before from pairs
    join visit_sessions s on s.id = pairs.session
    left join lateral (
      select v.at from visits v
      where v.session = pairs.session and v.page = pairs.page and v.label is null
        and v.at < pairs.earliest and v.at >= s.first_at
      order by v.at desc limit 1
    ) as earlier on true
  ), chains as (
    select v.id, v.at, v.session, v.page, a.earliest, false as is_changed
    from anchors a
    join visits v on v.session = a.session and v.page = a.page and v.label is null
      and v.at >= coalesce(a.before, a.earliest)
    where not exists (select from changed c where c.id = v.id)
    union all
    select v.id, v.at, v.session, v.page, a.earliest, true
    from changed v join pairs a on a.session = v.session and a.page = v.page
    where v.label is null
  ), signed as (
    select page, at, earliest, lag(at) over (partition by session, page order by at, id) as before, 1 as way from chains
    union all
    select page, at, earliest, lag(at) over (partition by session, page order by at, id), -1 from chains where not is_changed
  ), net as materialized (
    select page, at, before, sign * sum(way) as views from signed
    where at >= earliest group by page, at, before having sum(way) <> 0
  ), counted as (
    insert into page_counts as kept (span, at, page, since, views)
      select span, case span when 'day' then lagos_day(at) else lagos_hour(at) end, page,
        case when before is null then '-infinity' when span = 'day' then lagos_day(before) else lagos_hour(before) end,
        sum(views)
      from net cross join (values ('day'), ('hour')) as spans (span)
      group by 1, 2, 3, 4 having sum(views) <> 0 order by 1, 2, 3, 4
      on conflict (span, at, page, since) do update set views = kept.views + excluded.views
  )
  insert into page_returns as kept (before, at, page, views)
    select before, at, page, sum(views) from net where lagos_hour(before) <> lagos_hour(at)
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (before, at, page) do update set views = kept.views + excluded.views;
  return null;
end $$;
--> statement-breakpoint
-- The same for a session's views of any page, by how the session began.
create or replace function count_visitors() returns trigger language plpgsql set enable_seqscan = off as $$
declare sign integer := case TG_OP when 'INSERT' then 1 else -1 end;
begin
  if current_setting('mindsync.keep_figures', true) = 'on' then return null; end if;
  with begun as (
    select session, min(at) as earliest from changed where label is null group by session
  ), anchors as (
    select begun.*, earlier.at as before from begun
    join visit_sessions s on s.id = begun.session
    left join lateral (
      select v.at from visits v
      where v.session = begun.session and v.label is null and v.at < begun.earliest and v.at >= s.first_at
      order by v.at desc limit 1
    ) as earlier on true
  ), chains as (
    select v.id, v.at, v.session, a.earliest, false as is_changed
    from anchors a
    join visits v on v.session = a.session and v.label is null and v.at >= coalesce(a.before, a.earliest)
    where not exists (select from changed c where c.id = v.id)
    union all
    select v.id, v.at, v.session, a.earliest, true
    from changed v join begun a on a.session = v.session
    where v.label is null
  ), signed as (
    select session, at, earliest, lag(at) over (partition by session order by at, id) as before, 1 as way from chains
    union all
    select session, at, earliest, lag(at) over (partition by session order by at, id), -1 from chains where not is_changed
  ), net as (
    select session, lagos_date(at) as day, coalesce(lagos_date(before), '-infinity') as since, sign * sum(way) as views
    from signed where at >= earliest group by 1, 2, 3 having sum(way) <> 0
  )
  insert into visitor_counts as kept (day, since, entry, source, campaign, device, country, views)
    select net.day, net.since, s.entry, s.source, s.campaign, coalesce(b.device_type, ''), s.country, sum(net.views)
    from net join visit_sessions s on s.id = net.session join visit_browsers b on b.id = s.browser
    group by 1, 2, 3, 4, 5, 6, 7 having sum(net.views) <> 0 order by 1, 2, 3, 4, 5, 6, 7
    on conflict (day, since, entry, source, campaign, device, country) do update set views = kept.views + excluded.views;
  return null;
end $$;
--> statement-breakpoint
create trigger visits_added_sources after insert on visits referencing new table as changed for each statement execute function count_sources();
--> statement-breakpoint
create trigger visits_removed_sources after delete on visits referencing old table as changed for each statement execute function count_sources();
--> statement-breakpoint
create trigger visits_added_pages after insert on visits referencing new table as changed for each statement execute function count_pages();
--> statement-breakpoint
create trigger visits_removed_pages after delete on visits referencing old table as changed for each statement execute function count_pages();
--> statement-breakpoint
create trigger visits_added_visitors after insert on visits referencing new table as changed for each statement execute function count_visitors();
--> statement-breakpoint
create trigger visits_removed_visitors after delete on visits referencing old table as changed for each statement execute function count_visitors();
--> statement-breakpoint
-- Stores events, each of an event's fields in an array of its own. What a session began with is that of its first event.
create or replace function store_visits(
  sessions uuid[], moments timestamptz[], pages text[], sources text[], devices text[], widths smallint[], agents text[],
  labels text[], numbers integer[], origins text[], campaigns text[], countries text[]
) returns void language plpgsql set enable_seqscan = off as $$
begin
  perform lock_visits();
  insert into visit_words (word)
    select distinct word from (
      select unnest(pages || sources || agents || labels || origins || campaigns)
      union all select split_part(unnest(pages), '?', 1)
    ) as used (word)
    where word is not null and not exists (select from visit_words known where known.word = used.word)
    order by word;
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
end $$;
--> statement-breakpoint
-- Counts all rows anew. What was counted of rows that are gone is lost.
create or replace function recount_visits() returns void language plpgsql as $$
begin
  perform lock_visits();
  delete from source_counts; delete from page_counts; delete from page_returns; delete from visitor_counts;
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
end $$;
--> statement-breakpoint
alter table visitor_analytics rename to visitor_analytics_before;
--> statement-breakpoint
do $$
begin
  perform set_config('mindsync.keep_figures', 'on', true);
  perform store_visits(array_agg(session_id), array_agg(event_timestamp), array_agg(page_visited), array_agg(referrer_source),
    array_agg(device_type), array_agg(screen_width), array_agg(user_agent), array_agg(clicked_element),
    array_agg(null::integer), array_agg(coalesce(referrer_source, 'Direct')), array_agg(null::text), array_agg(null::text))
  from (select *, row_number() over (order by id) / 20000 as batch from visitor_analytics_before order by id) as rows
  group by batch order by batch;
  perform set_config('mindsync.keep_figures', 'off', true);
  perform recount_visits();
end $$;
--> statement-breakpoint
DROP TABLE visitor_analytics_before CASCADE;
--> statement-breakpoint
create view visitor_analytics as
  select v.id, s.session_id, v.at as event_timestamp, page.word as page_visited, source.word as referrer_source,
    b.device_type, b.screen_width, agent.word as user_agent, label.word as clicked_element
  from visits v
  join visit_sessions s on s.id = v.session
  join visit_words page on page.id = v.page
  join visit_browsers b on b.id = coalesce(v.browser, s.browser)
  left join visit_words source on source.id = v.source
  left join visit_words agent on agent.id = b.agent
  left join visit_words label on label.id = v.label;
--> statement-breakpoint
create or replace function change_visitor_analytics() returns trigger language plpgsql as $$
begin
  if TG_OP = 'INSERT' then
    perform store_visits(array[new.session_id], array[coalesce(new.event_timestamp, now())], array[new.page_visited],
      array[new.referrer_source], array[new.device_type], array[new.screen_width], array[new.user_agent],
      array[new.clicked_element], array[null::integer], array[coalesce(new.referrer_source, 'Direct')], array[null::text],
      array[null::text]);
    return new;
  end if;
  delete from visits where id = old.id and at = old.event_timestamp;
  return old;
end $$;
--> statement-breakpoint
create trigger visitor_analytics_changed instead of insert or delete on visitor_analytics for each row execute function change_visitor_analytics();
--> statement-breakpoint
-- Makes the partitions of every month that has rows, and of two months ahead. While a backup reads the tables it gives up
-- instead of making every writer wait; the next run does it.
create or replace function keep_visit_months() returns void language plpgsql set lock_timeout = '2s' as $$
declare
  month timestamp;
  part text;
begin
  for month in
    select date_trunc('month', at at time zone 'UTC') from visits_default
    union
    select date_trunc('month', now() at time zone 'UTC') + make_interval(months => ahead) from generate_series(0, 2) as ahead
    order by 1
  loop
    part := to_char(month, '"visits_"YYYY_MM');
    continue when to_regclass(part) is not null;
    perform lock_visits();
    execute format('create table %I (like visits including defaults including storage)', part);
    execute format(
      'with moved as (delete from visits_default where at >= %L and at < %L returning *) insert into %I select * from moved',
      month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC', part);
    execute format('alter table visits attach partition %I for values from (%L) to (%L)',
      part, month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
  end loop;
exception when lock_not_available then
  raise notice 'visits are being read; the months are made later';
end $$;
--> statement-breakpoint
-- Removes rows that are older, and what only they used. What was counted of them stays.
create or replace function forget_old_visits(days integer) returns void language plpgsql as $$
declare oldest timestamptz := now() - make_interval(days => days);
begin
  perform set_config('mindsync.keep_figures', 'on', true);
  delete from visits where at < oldest;
  delete from page_returns where at < oldest;
  delete from visit_sessions s where first_at < oldest and not exists (select from visits v where v.session = s.id);
  perform set_config('mindsync.keep_figures', 'off', true);
end $$;
--> statement-breakpoint
-- Removes the partitions of months that are over and have no rows any more; later, while a backup reads them.
create or replace function drop_empty_visit_months(days integer) returns void language plpgsql set lock_timeout = '2s' as $$
declare
  part text;
  filled boolean;
begin
  for part in
    select inhrelid::regclass::text from pg_inherits where inhparent = 'visits'::regclass
      and inhrelid::regclass::text ~ '^visits_\d{4}_\d\d$'
      and (to_date(right(inhrelid::regclass::text, 7), 'YYYY_MM') + interval '1 month') at time zone 'UTC'
        <= now() - make_interval(days => days)
  loop
    execute format('select exists (select from %I)', part) into filled;
    if not filled then execute format('drop table %I', part); end if;
  end loop;
exception when lock_not_available then
  raise notice 'visits are being read; the months are removed later';
end $$;
--> statement-breakpoint
select keep_visit_months();
