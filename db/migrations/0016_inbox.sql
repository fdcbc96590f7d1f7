CREATE TABLE "lead_history" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lead_id" uuid NOT NULL,
	"batch" uuid NOT NULL,
	"kind" text NOT NULL,
	"by" text,
	"was" text,
	"now" text,
	"was_answered" timestamp with time zone,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_history_kind" CHECK ("lead_history"."kind" in ('stage', 'lost_reason', 'owner', 'follow_up', 'tags', 'note', 'chat', 'call')),
	CONSTRAINT "lead_history_now" CHECK (char_length("lead_history"."now") between 0 and 2000)
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ref" text NOT NULL,
	"door" text NOT NULL,
	"submission_id" uuid,
	"enrollment_id" uuid,
	"application_id" uuid,
	"conversation_id" uuid,
	"submission_key" uuid,
	"person" uuid NOT NULL,
	"name" text,
	"phone" text,
	"email" text,
	"wants" text NOT NULL,
	"items" text[] DEFAULT '{}' NOT NULL,
	"value" integer,
	"first_source" text,
	"last_source" text,
	"campaign" text,
	"landing" text,
	"form_page" text,
	"used" text,
	"stage" text DEFAULT 'new' NOT NULL,
	"lost_reason" text,
	"owner" text,
	"follow_up" date,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	"searched" text GENERATED ALWAYS AS (lower(translate(regexp_replace(normalize(coalesce(name, '') || chr(10) || coalesce(email, '') || chr(10) || coalesce(phone, '') || chr(10) || ref || chr(10) || left(wants, 2000), NFD), '[\u0300-\u036f]', '', 'g'), 'ɗɓƙƴƊƁƘƳ''’ʼ`', 'dbkyDBKY'))) STORED,
	CONSTRAINT "leads_ref_unique" UNIQUE("ref"),
	CONSTRAINT "leads_submission_id_unique" UNIQUE("submission_id"),
	CONSTRAINT "leads_enrollment_id_unique" UNIQUE("enrollment_id"),
	CONSTRAINT "leads_application_id_unique" UNIQUE("application_id"),
	CONSTRAINT "leads_submission_key_unique" UNIQUE("submission_key"),
	CONSTRAINT "leads_door" CHECK ("leads"."door" in ('contact', 'appointment', 'follow-up', 'enrollment', 'ebook', 'quote', 'demo', 'enterprise', 'exit-offer', 'chat', 'tier', 'application')),
	CONSTRAINT "leads_stage" CHECK ("leads"."stage" in ('new', 'contacted', 'quoted', 'won', 'lost')),
	CONSTRAINT "leads_wants" CHECK (char_length("leads"."wants") between 0 and 20000),
	CONSTRAINT "leads_first_source" CHECK (char_length("leads"."first_source") between 1 and 253),
	CONSTRAINT "leads_last_source" CHECK (char_length("leads"."last_source") between 1 and 253),
	CONSTRAINT "leads_campaign" CHECK (char_length("leads"."campaign") between 1 and 100),
	CONSTRAINT "leads_landing" CHECK (char_length("leads"."landing") between 1 and 512),
	CONSTRAINT "leads_form_page" CHECK (char_length("leads"."form_page") between 1 and 512),
	CONSTRAINT "leads_used" CHECK (char_length("leads"."used") between 1 and 512),
	CONSTRAINT "leads_lost_reason" CHECK (char_length("leads"."lost_reason") between 1 and 200)
);
--> statement-breakpoint
ALTER TABLE "lead_history" ADD CONSTRAINT "lead_history_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_history" ADD CONSTRAINT "lead_history_by_user_id_fk" FOREIGN KEY ("by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_submission_id_contact_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."contact_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_enrollment_id_course_enrollments_id_fk" FOREIGN KEY ("enrollment_id") REFERENCES "public"."course_enrollments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_application_id_recruitment_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."recruitment_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_owner_user_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_history_lead" ON "lead_history" USING btree ("lead_id","at");--> statement-breakpoint
CREATE INDEX "lead_history_batch" ON "lead_history" USING btree ("batch");--> statement-breakpoint
CREATE INDEX "leads_newest" ON "leads" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "leads_to_answer" ON "leads" USING btree ("created_at") WHERE answered_at is null and stage not in ('won', 'lost');--> statement-breakpoint
CREATE INDEX "leads_owner" ON "leads" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "leads_person" ON "leads" USING btree ("person");--> statement-breakpoint
CREATE INDEX "leads_conversation" ON "leads" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "leads_phone" ON "leads" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "leads_email" ON "leads" USING btree ("email");--> statement-breakpoint
INSERT INTO "leads" ("ref", "door", "submission_id", "person", "name", "phone", "email", "wants", "items", "stage", "created_at", "answered_at")
SELECT "ref",
	CASE "project_type" WHEN 'appointment' THEN 'appointment' WHEN 'chat' THEN 'chat' WHEN 'marketing-system' THEN 'follow-up' ELSE 'contact' END,
	"id", gen_random_uuid(), "name", "phone", lower("email"), "message",
	CASE WHEN "project_type" IN ('appointment', 'chat', 'marketing-system') THEN '{}' ELSE ARRAY["project_type"] END,
	CASE "status" WHEN 'new' THEN 'new' ELSE 'contacted' END,
	"created_at", CASE "status" WHEN 'new' THEN NULL ELSE coalesce("changed_at", "created_at") END
FROM "contact_submissions";--> statement-breakpoint
INSERT INTO "leads" ("ref", "door", "enrollment_id", "person", "name", "phone", "email", "wants", "items", "stage", "created_at", "answered_at")
SELECT "ref", 'enrollment', "id", gen_random_uuid(), "first_name" || ' ' || "last_name", "phone", lower("email"), coalesce("goals", ''), ARRAY["learning_path"],
	CASE "status" WHEN 'new' THEN 'new' WHEN 'contacted' THEN 'contacted' WHEN 'closed' THEN 'lost' ELSE 'won' END,
	"created_at", CASE "status" WHEN 'new' THEN NULL ELSE coalesce("status_changed_at", "created_at") END
FROM "course_enrollments";--> statement-breakpoint
INSERT INTO "leads" ("ref", "door", "application_id", "person", "name", "phone", "email", "wants", "stage", "created_at", "answered_at")
SELECT "ref", 'application', "id", gen_random_uuid(), "full_name",
	CASE WHEN "phone_number" LIKE '+%' THEN "phone_number" WHEN "phone_number" ~ '^234\d{10}$' THEN '+' || "phone_number" WHEN "phone_number" ~ '^[789]\d{9}$' THEN '+234' || "phone_number" ELSE "phone_number" END,
	lower("email"), "why_join_mindsync",
	CASE "status" WHEN 'pending' THEN 'new' WHEN 'shortlisted' THEN 'contacted' WHEN 'completed' THEN 'won' ELSE 'lost' END,
	"created_at", CASE "status" WHEN 'pending' THEN NULL ELSE coalesce("status_changed_at", "created_at") END
FROM "recruitment_applications";--> statement-breakpoint
-- The same phone number or email address is one person, also where one lead has the phone of some and the address of others.
DO $$ DECLARE changed integer; more integer; BEGIN LOOP
	UPDATE "leads" SET "person" = same."person" FROM (SELECT "phone", min("person"::text)::uuid AS "person" FROM "leads" WHERE "phone" IS NOT NULL GROUP BY "phone") AS same
	WHERE "leads"."phone" = same."phone" AND "leads"."person" <> same."person";
	GET DIAGNOSTICS changed = ROW_COUNT;
	UPDATE "leads" SET "person" = same."person" FROM (SELECT "email", min("person"::text)::uuid AS "person" FROM "leads" WHERE "email" IS NOT NULL GROUP BY "email") AS same
	WHERE "leads"."email" = same."email" AND "leads"."person" <> same."person";
	GET DIAGNOSTICS more = ROW_COUNT;
	EXIT WHEN changed + more = 0;
END LOOP; END $$;
