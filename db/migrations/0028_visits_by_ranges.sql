DROP INDEX "visits_views";--> statement-breakpoint
CREATE INDEX "visits_times" ON "visits" USING brin ("at" timestamptz_minmax_multi_ops) WITH (pages_per_range=16,autosummarize=true);