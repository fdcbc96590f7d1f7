CREATE TABLE "writer_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "writer_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by_email" text NOT NULL,
	"kind" text NOT NULL,
	"writer" text,
	"address" text,
	"model" text,
	"new_key" boolean DEFAULT false NOT NULL,
	"daily_tokens" bigint,
	CONSTRAINT "writer_changes_kind" CHECK ("writer_changes"."kind" in ('writer', 'key-removed', 'budget'))
);
--> statement-breakpoint
CREATE TABLE "writer_settings" (
	"singleton" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"writer" text DEFAULT 'built-in' NOT NULL,
	"address" text,
	"model" text,
	"sealed_key" text,
	"daily_tokens" bigint,
	"failed_at" timestamp with time zone,
	"failure" text,
	"failure_detail" text,
	CONSTRAINT "writer_settings_singleton" CHECK ("writer_settings"."singleton"),
	CONSTRAINT "writer_settings_writer" CHECK ("writer_settings"."writer" in ('built-in', 'ollama', 'hosted', 'anthropic'))
);
--> statement-breakpoint
CREATE INDEX "writer_changes_at" ON "writer_changes" USING btree ("at");