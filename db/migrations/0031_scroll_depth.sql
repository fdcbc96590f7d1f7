CREATE TABLE "scroll_counts" (
	"day" date NOT NULL,
	"page" integer NOT NULL,
	"views" bigint NOT NULL,
	"quarter" bigint NOT NULL,
	"half" bigint NOT NULL,
	"three_quarters" bigint NOT NULL,
	"whole" bigint NOT NULL,
	CONSTRAINT "scroll_counts_day_page_pk" PRIMARY KEY("day","page")
);
--> statement-breakpoint
-- As before, and the words of pages stay as long as it is counted how far down they were read.
create or replace function forget_old_visits(days integer) returns void language plpgsql as $$
declare oldest timestamptz := now() - make_interval(days => days);
begin
  perform lock_visits();
  perform set_config('mindsync.keep_figures', 'on', true);
  delete from visits where at < oldest;
  delete from page_returns where at < oldest;
  delete from visit_returns where day < lagos_date(oldest);
  delete from narrowed_days where day <= lagos_date(oldest) or kept_on < current_date - 30;
  delete from visit_sessions s where first_at < oldest and not exists (select from visits v where v.session = s.id);
  delete from visit_browsers where used_on < lagos_date(oldest) and agent is not null
    and id not in (select browser from visit_sessions);
  delete from visit_words where used_on < lagos_date(oldest) and id not in (
    select agent from visit_browsers where agent is not null
    union all select entry from visit_sessions union all select source from visit_sessions
    union all select campaign from visit_sessions
    union all select page from page_counts union all select source from source_counts
    union all select entry from visitor_counts union all select source from visitor_counts
    union all select campaign from visitor_counts
    union all select page from scroll_counts);
  perform set_config('mindsync.keep_figures', 'off', true);
end $$;
