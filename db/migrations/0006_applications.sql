CREATE TABLE "application_history" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"by" text,
	"was" text,
	"now" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_history_kind" CHECK ("application_history"."kind" in ('status', 'note', 'score')),
	CONSTRAINT "application_history_now" CHECK (char_length("application_history"."now") between 0 and 2000)
);
--> statement-breakpoint
CREATE TABLE "application_scores" (
	"application_id" uuid NOT NULL,
	"reviewer" text NOT NULL,
	"communication" smallint NOT NULL,
	"motivation" smallint NOT NULL,
	"skills" smallint NOT NULL,
	"network" smallint NOT NULL,
	"reliability" smallint NOT NULL,
	"scored_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_scores_application_id_reviewer_pk" PRIMARY KEY("application_id","reviewer"),
	CONSTRAINT "application_scores_communication" CHECK (communication between 1 and 5),
	CONSTRAINT "application_scores_motivation" CHECK (motivation between 1 and 5),
	CONSTRAINT "application_scores_skills" CHECK (skills between 1 and 5),
	CONSTRAINT "application_scores_network" CHECK (network between 1 and 5),
	CONSTRAINT "application_scores_reliability" CHECK (reliability between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "recruitment_media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid,
	"state" text DEFAULT 'uploading' NOT NULL,
	"bytes" bigint NOT NULL,
	"content_type" text,
	"file_name" text NOT NULL,
	"visitor" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recruitment_media_application_id_unique" UNIQUE("application_id"),
	CONSTRAINT "recruitment_media_bytes" CHECK (bytes between 1 and 104857600),
	CONSTRAINT "recruitment_media_file_name" CHECK (char_length("recruitment_media"."file_name") between 1 and 120),
	CONSTRAINT "recruitment_media_state" CHECK ("recruitment_media"."state" in ('uploading', 'complete', 'erasing'))
);
--> statement-breakpoint
CREATE TABLE "withdrawn_applications" (
	"ref" text PRIMARY KEY NOT NULL,
	"submission_key" uuid NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "withdrawn_applications_submission_key_unique" UNIQUE("submission_key"),
	CONSTRAINT "withdrawn_applications_private_key_unique" UNIQUE("private_key")
);
--> statement-breakpoint
DROP INDEX "recruitment_applications_newest";--> statement-breakpoint
ALTER TABLE "recruitment_applications" ADD COLUMN "ref" text NOT NULL;--> statement-breakpoint
ALTER TABLE "recruitment_applications" ADD COLUMN "submission_key" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "recruitment_applications" ADD COLUMN "private_key" text NOT NULL;--> statement-breakpoint
ALTER TABLE "recruitment_applications" ADD COLUMN "status_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "application_history" ADD CONSTRAINT "application_history_application_id_recruitment_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."recruitment_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_history" ADD CONSTRAINT "application_history_by_user_id_fk" FOREIGN KEY ("by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_scores" ADD CONSTRAINT "application_scores_application_id_recruitment_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."recruitment_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_scores" ADD CONSTRAINT "application_scores_reviewer_user_id_fk" FOREIGN KEY ("reviewer") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruitment_media" ADD CONSTRAINT "recruitment_media_application_id_recruitment_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."recruitment_applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_history_application" ON "application_history" USING btree ("application_id","at");--> statement-breakpoint
CREATE INDEX "recruitment_media_visitor" ON "recruitment_media" USING btree ("visitor");--> statement-breakpoint
CREATE INDEX "recruitment_media_unused" ON "recruitment_media" USING btree ("created_at") WHERE application_id is null;--> statement-breakpoint
CREATE INDEX "withdrawn_applications_age" ON "withdrawn_applications" USING btree ("withdrawn_at");--> statement-breakpoint
CREATE INDEX "recruitment_applications_status" ON "recruitment_applications" USING btree ("status","status_changed_at");--> statement-breakpoint
CREATE INDEX "recruitment_applications_newest" ON "recruitment_applications" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "recruitment_applications" ADD CONSTRAINT "recruitment_applications_ref_unique" UNIQUE("ref");--> statement-breakpoint
ALTER TABLE "recruitment_applications" ADD CONSTRAINT "recruitment_applications_submission_key_unique" UNIQUE("submission_key");--> statement-breakpoint
ALTER TABLE "recruitment_applications" ADD CONSTRAINT "recruitment_applications_private_key_unique" UNIQUE("private_key");--> statement-breakpoint
ALTER TABLE "recruitment_applications" ADD CONSTRAINT "recruitment_applications_phone" CHECK (char_length("recruitment_applications"."phone_number") between 7 and 21);--> statement-breakpoint
ALTER TABLE "recruitment_applications" ADD CONSTRAINT "recruitment_applications_link" CHECK (char_length("recruitment_applications"."linkedin_portfolio") between 1 and 500);