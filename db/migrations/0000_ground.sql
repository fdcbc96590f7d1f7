CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "site_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "user_profiles" (
	"id" text PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_profiles_email_unique" UNIQUE("email"),
	CONSTRAINT "user_profiles_role" CHECK ("user_profiles"."role" in ('admin', 'recruiter', 'learner'))
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visitor_analytics" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visitor_analytics_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"session_id" uuid NOT NULL,
	"event_timestamp" timestamp with time zone DEFAULT now() NOT NULL,
	"page_visited" text NOT NULL,
	"referrer_source" text,
	"device_type" text,
	"screen_width" smallint,
	"user_agent" text,
	"clicked_element" text,
	CONSTRAINT "visitor_analytics_page" CHECK (char_length("visitor_analytics"."page_visited") between 1 and 512),
	CONSTRAINT "visitor_analytics_referrer" CHECK (char_length("visitor_analytics"."referrer_source") between 1 and 253),
	CONSTRAINT "visitor_analytics_user_agent" CHECK (char_length("visitor_analytics"."user_agent") between 0 and 512),
	CONSTRAINT "visitor_analytics_clicked" CHECK (char_length("visitor_analytics"."clicked_element") between 1 and 200),
	CONSTRAINT "visitor_analytics_width" CHECK (screen_width between 0 and 32767),
	CONSTRAINT "visitor_analytics_device" CHECK ("visitor_analytics"."device_type" in ('Mobile', 'Desktop'))
);
--> statement-breakpoint
CREATE TABLE "recruitment_applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"full_name" text NOT NULL,
	"phone_number" text NOT NULL,
	"email" text NOT NULL,
	"city_state" text NOT NULL,
	"age" integer NOT NULL,
	"linkedin_portfolio" text,
	"employment_status" text NOT NULL,
	"tech_skills_rating" integer NOT NULL,
	"tools_knowledge" text[] DEFAULT '{}' NOT NULL,
	"business_types" text NOT NULL,
	"why_join_mindsync" text NOT NULL,
	"video_url" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recruitment_applications_full_name" CHECK (char_length("recruitment_applications"."full_name") between 2 and 100),
	CONSTRAINT "recruitment_applications_city_state" CHECK (char_length("recruitment_applications"."city_state") between 2 and 100),
	CONSTRAINT "recruitment_applications_email" CHECK (char_length("recruitment_applications"."email") between 3 and 320),
	CONSTRAINT "recruitment_applications_age" CHECK (age between 18 and 80),
	CONSTRAINT "recruitment_applications_tech_skills" CHECK (tech_skills_rating between 1 and 10),
	CONSTRAINT "recruitment_applications_business_types" CHECK (char_length("recruitment_applications"."business_types") between 10 and 1000),
	CONSTRAINT "recruitment_applications_why_join" CHECK (char_length("recruitment_applications"."why_join_mindsync") between 20 and 1000),
	CONSTRAINT "recruitment_applications_employment" CHECK ("recruitment_applications"."employment_status" in ('Employed Full-Time', 'Employed Part-Time', 'Self-Employed', 'Unemployed')),
	CONSTRAINT "recruitment_applications_status" CHECK ("recruitment_applications"."status" in ('pending', 'shortlisted', 'completed', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "demo_user_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"demos_accessed" text[] DEFAULT '{}' NOT NULL,
	"last_activity" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ref" text NOT NULL,
	"submission_key" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"company" text,
	"project_type" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_submissions_ref_unique" UNIQUE("ref"),
	CONSTRAINT "contact_submissions_submission_key_unique" UNIQUE("submission_key"),
	CONSTRAINT "contact_submissions_name" CHECK (char_length("contact_submissions"."name") between 1 and 200),
	CONSTRAINT "contact_submissions_email" CHECK (char_length("contact_submissions"."email") between 3 and 320),
	CONSTRAINT "contact_submissions_message" CHECK (char_length("contact_submissions"."message") between 1 and 20000)
);
--> statement-breakpoint
CREATE TABLE "course_enrollments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ref" text NOT NULL,
	"submission_key" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"company" text,
	"business_level" text NOT NULL,
	"learning_path" text NOT NULL,
	"experience" text,
	"goals" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_enrollments_ref_unique" UNIQUE("ref"),
	CONSTRAINT "course_enrollments_submission_key_unique" UNIQUE("submission_key"),
	CONSTRAINT "course_enrollments_first_name" CHECK (char_length("course_enrollments"."first_name") between 1 and 100),
	CONSTRAINT "course_enrollments_last_name" CHECK (char_length("course_enrollments"."last_name") between 1 and 100),
	CONSTRAINT "course_enrollments_email" CHECK (char_length("course_enrollments"."email") between 3 and 320),
	CONSTRAINT "course_enrollments_phone" CHECK (char_length("course_enrollments"."phone") between 7 and 20),
	CONSTRAINT "course_enrollments_company" CHECK (char_length("course_enrollments"."company") between 1 and 200),
	CONSTRAINT "course_enrollments_goals" CHECK (char_length("course_enrollments"."goals") between 1 and 2000),
	CONSTRAINT "course_enrollments_business_level" CHECK ("course_enrollments"."business_level" in ('startup', 'growing', 'established', 'enterprise', 'individual')),
	CONSTRAINT "course_enrollments_learning_path" CHECK ("course_enrollments"."learning_path" in ('business-automation', 'ai-integration', 'digital-transformation', 'revenue-growth', 'all-paths')),
	CONSTRAINT "course_enrollments_experience" CHECK ("course_enrollments"."experience" in ('beginner', 'intermediate', 'advanced', 'expert'))
);
--> statement-breakpoint
CREATE TABLE "course_modules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"duration_seconds" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_modules_position" UNIQUE("course_id","position")
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"tier_required" text DEFAULT 'free' NOT NULL,
	"category" text,
	"thumbnail_url" text,
	"is_published" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "courses_slug_unique" UNIQUE("slug"),
	CONSTRAINT "courses_tier" CHECK ("courses"."tier_required" in ('free', 'basic', 'pro', 'elite'))
);
--> statement-breakpoint
CREATE TABLE "video_courses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"tier_required" text DEFAULT 'free' NOT NULL,
	"category" text,
	"thumbnail_url" text,
	"video_url" text,
	"duration_seconds" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "video_courses_tier" CHECK ("video_courses"."tier_required" in ('free', 'basic', 'pro', 'elite'))
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD CONSTRAINT "user_profiles_id_user_id_fk" FOREIGN KEY ("id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_modules" ADD CONSTRAINT "course_modules_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_user_id" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_user_id" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "visitor_analytics_views" ON "visitor_analytics" USING btree ("event_timestamp","session_id","page_visited","referrer_source") WHERE clicked_element is null;--> statement-breakpoint
CREATE INDEX "visitor_analytics_clicks" ON "visitor_analytics" USING btree ("event_timestamp" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE clicked_element is not null;--> statement-breakpoint
CREATE INDEX "recruitment_applications_newest" ON "recruitment_applications" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contact_submissions_newest" ON "contact_submissions" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "course_enrollments_newest" ON "course_enrollments" USING btree ("created_at" DESC NULLS LAST);