DROP INDEX "leads_to_answer";--> statement-breakpoint
CREATE INDEX "leads_waiting" ON "leads" USING btree ("follow_up","created_at","id") WHERE leads.answered_at is not null and leads.stage not in ('won', 'lost') and leads.erased_at is null;--> statement-breakpoint
CREATE INDEX "leads_ended" ON "leads" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE leads.stage in ('won', 'lost') and leads.erased_at is null;--> statement-breakpoint
CREATE INDEX "leads_due" ON "leads" USING btree ("follow_up") WHERE leads.follow_up is not null and leads.stage not in ('won', 'lost') and leads.erased_at is null;--> statement-breakpoint
CREATE INDEX "leads_source" ON "leads" USING btree ("first_source") WHERE leads.erased_at is null;--> statement-breakpoint
CREATE INDEX "leads_to_answer" ON "leads" USING btree ("created_at","id","door") WHERE leads.answered_at is null and leads.stage not in ('won', 'lost') and leads.erased_at is null;--> statement-breakpoint
-- Counting by an index reads no lead only where the table was vacuumed since the lead changed. At the usual fifth, most of a
-- year's leads would have changed before.
ALTER TABLE "leads" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);