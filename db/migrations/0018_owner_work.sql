CREATE TABLE "appointment_keys" (
	"hash" text PRIMARY KEY NOT NULL,
	"appointment_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "closed_days" (
	"day" date PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "closed_days_name" CHECK (char_length("closed_days"."name") between 1 and 80)
);
--> statement-breakpoint
CREATE TABLE "opening_hours" (
	"weekday" smallint PRIMARY KEY NOT NULL,
	"opens" smallint,
	"closes" smallint,
	CONSTRAINT "opening_hours_weekday" CHECK ("opening_hours"."weekday" between 0 and 6),
	CONSTRAINT "opening_hours_times" CHECK (("opening_hours"."opens" is null) = ("opening_hours"."closes" is null)
        and coalesce("opening_hours"."opens" >= 0 and "opening_hours"."closes" <= 1440 and "opening_hours"."opens" < "opening_hours"."closes", true)
        and coalesce("opening_hours"."opens" % 30 = 0 and "opening_hours"."closes" % 30 = 0, true))
);
--> statement-breakpoint
ALTER TABLE "lead_history" DROP CONSTRAINT "lead_history_kind";--> statement-breakpoint
ALTER TABLE "tier_grants" ADD COLUMN "enrollment_id" uuid;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "visitor_reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "staff_reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "course_enrollments" ADD COLUMN "tier" text;--> statement-breakpoint
ALTER TABLE "course_enrollments" ADD COLUMN "tier_paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "course_enrollments" ADD COLUMN "tier_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointment_keys" ADD CONSTRAINT "appointment_keys_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_keys_appointment" ON "appointment_keys" USING btree ("appointment_id");--> statement-breakpoint
ALTER TABLE "tier_grants" ADD CONSTRAINT "tier_grants_enrollment_id_course_enrollments_id_fk" FOREIGN KEY ("enrollment_id") REFERENCES "public"."course_enrollments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tier_grants_enrollment" ON "tier_grants" USING btree ("enrollment_id");--> statement-breakpoint
CREATE INDEX "course_enrollments_phone" ON "course_enrollments" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "course_enrollments_untold" ON "course_enrollments" USING btree ("tier_paid_at") WHERE tier_told_at is null;--> statement-breakpoint
ALTER TABLE "lead_history" ADD CONSTRAINT "lead_history_kind" CHECK ("lead_history"."kind" in ('stage', 'lost_reason', 'owner', 'follow_up', 'tags', 'note', 'chat', 'call', 'slot', 'tier'));--> statement-breakpoint
ALTER TABLE "course_enrollments" ADD CONSTRAINT "course_enrollments_tier" CHECK ("course_enrollments"."tier" in ('basic', 'pro', 'elite'));