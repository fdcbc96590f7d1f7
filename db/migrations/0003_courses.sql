CREATE TABLE "certificates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"user_id" text NOT NULL,
	"course_id" uuid,
	"learner_name" text NOT NULL,
	"course_title" text NOT NULL,
	"module_count" integer NOT NULL,
	"lesson_count" integer NOT NULL,
	"quiz_count" integer NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "certificates_code_unique" UNIQUE("code"),
	CONSTRAINT "certificates_once" UNIQUE("user_id","course_id"),
	CONSTRAINT "certificates_learner_name" CHECK (char_length("certificates"."learner_name") between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "course_lessons" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_id" uuid NOT NULL,
	"module_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"duration_seconds" integer DEFAULT 0 NOT NULL,
	"video_url" text,
	"video_seconds" integer,
	"video_bytes" bigint,
	"audio_url" text,
	"audio_bytes" bigint,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_lessons_slug" UNIQUE("course_id","slug"),
	CONSTRAINT "course_lessons_slug_length" CHECK (char_length("course_lessons"."slug") between 1 and 80),
	CONSTRAINT "course_lessons_title" CHECK (char_length("course_lessons"."title") between 1 and 200),
	CONSTRAINT "course_lessons_text" CHECK (char_length("course_lessons"."text") between 0 and 60000),
	CONSTRAINT "course_lessons_duration" CHECK ("course_lessons"."duration_seconds" >= 0)
);
--> statement-breakpoint
CREATE TABLE "lesson_progress" (
	"user_id" text NOT NULL,
	"lesson_id" uuid NOT NULL,
	"completed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_progress_user_id_lesson_id_pk" PRIMARY KEY("user_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "quiz_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"module_id" uuid NOT NULL,
	"submission_key" uuid NOT NULL,
	"answers" jsonb NOT NULL,
	"score" integer NOT NULL,
	"total" integer NOT NULL,
	"passed" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quiz_attempts_once" UNIQUE("user_id","submission_key"),
	CONSTRAINT "quiz_attempts_score" CHECK ("quiz_attempts"."score" between 0 and "quiz_attempts"."total")
);
--> statement-breakpoint
CREATE TABLE "quiz_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"module_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"question" text NOT NULL,
	"choices" text[] NOT NULL,
	"answer" integer NOT NULL,
	"why" text DEFAULT '' NOT NULL,
	CONSTRAINT "quiz_questions_question" CHECK (char_length("quiz_questions"."question") between 1 and 500),
	CONSTRAINT "quiz_questions_choices" CHECK (cardinality("quiz_questions"."choices") between 2 and 6),
	CONSTRAINT "quiz_questions_answer" CHECK ("quiz_questions"."answer" >= 0 and "quiz_questions"."answer" < cardinality("quiz_questions"."choices"))
);
--> statement-breakpoint
CREATE TABLE "seeded_courses" (
	"slug" text PRIMARY KEY NOT NULL,
	"seeded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tier_grants" (
	"user_id" text NOT NULL,
	"tier" text NOT NULL,
	"granted_by" text,
	"granted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tier_grants_user_id_tier_pk" PRIMARY KEY("user_id","tier"),
	CONSTRAINT "tier_grants_tier" CHECK ("tier_grants"."tier" in ('basic', 'pro', 'elite'))
);
--> statement-breakpoint
ALTER TABLE "course_modules" DROP CONSTRAINT "course_modules_position";--> statement-breakpoint
ALTER TABLE "course_enrollments" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "course_modules" ADD COLUMN "slug" text NOT NULL;--> statement-breakpoint
ALTER TABLE "course_modules" ADD COLUMN "outline" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "course_modules" ADD COLUMN "task" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "learning_path" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_lessons" ADD CONSTRAINT "course_lessons_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_lessons" ADD CONSTRAINT "course_lessons_module_id_course_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."course_modules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_lesson_id_course_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."course_lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_module_id_course_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."course_modules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD CONSTRAINT "quiz_questions_module_id_course_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."course_modules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tier_grants" ADD CONSTRAINT "tier_grants_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tier_grants" ADD CONSTRAINT "tier_grants_granted_by_user_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_lessons_position" ON "course_lessons" USING btree ("module_id","position");--> statement-breakpoint
CREATE INDEX "quiz_attempts_module" ON "quiz_attempts" USING btree ("user_id","module_id");--> statement-breakpoint
CREATE INDEX "quiz_questions_position" ON "quiz_questions" USING btree ("module_id","position");--> statement-breakpoint
ALTER TABLE "course_enrollments" ADD CONSTRAINT "course_enrollments_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_enrollments_user" ON "course_enrollments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "course_modules_position" ON "course_modules" USING btree ("course_id","position");--> statement-breakpoint
ALTER TABLE "course_modules" DROP COLUMN "duration_seconds";--> statement-breakpoint
ALTER TABLE "course_modules" ADD CONSTRAINT "course_modules_slug" UNIQUE("course_id","slug");--> statement-breakpoint
ALTER TABLE "course_modules" ADD CONSTRAINT "course_modules_slug_length" CHECK (char_length("course_modules"."slug") between 1 and 80);--> statement-breakpoint
ALTER TABLE "course_modules" ADD CONSTRAINT "course_modules_title" CHECK (char_length("course_modules"."title") between 1 and 200);--> statement-breakpoint
ALTER TABLE "course_modules" ADD CONSTRAINT "course_modules_task" CHECK (char_length("course_modules"."task") between 0 and 4000);--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_slug" CHECK (char_length("courses"."slug") between 1 and 80);--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_title" CHECK (char_length("courses"."title") between 1 and 200);--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_category" CHECK ("courses"."category" in ('business', 'technology', 'marketing', 'finance'));--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_learning_path" CHECK ("courses"."learning_path" in ('business-automation', 'ai-integration', 'digital-transformation', 'revenue-growth', 'all-paths'));