CREATE TABLE "appointments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_id" uuid NOT NULL,
	"slot" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'booked' NOT NULL,
	"changed_at" timestamp with time zone,
	CONSTRAINT "appointments_submission_id_unique" UNIQUE("submission_id"),
	CONSTRAINT "appointments_half_hour" CHECK (extract(epoch from "appointments"."slot")::bigint % 1800 = 0),
	CONSTRAINT "appointments_status" CHECK ("appointments"."status" in ('booked', 'cancelled'))
);
--> statement-breakpoint
DROP INDEX "contact_submissions_newest";--> statement-breakpoint
ALTER TABLE "contact_submissions" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "status" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_submission_id_contact_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."contact_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_slot" ON "appointments" USING btree ("slot") WHERE status = 'booked';--> statement-breakpoint
CREATE INDEX "contact_submissions_new" ON "contact_submissions" USING btree ("created_at") WHERE status = 'new';--> statement-breakpoint
CREATE INDEX "contact_submissions_newest" ON "contact_submissions" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD CONSTRAINT "contact_submissions_phone" CHECK (char_length("contact_submissions"."phone") between 7 and 20);--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD CONSTRAINT "contact_submissions_company" CHECK (char_length("contact_submissions"."company") between 1 and 200);--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD CONSTRAINT "contact_submissions_reachable" CHECK ("contact_submissions"."email" is not null or "contact_submissions"."phone" is not null);--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD CONSTRAINT "contact_submissions_status" CHECK ("contact_submissions"."status" in ('new', 'handled'));