CREATE TABLE "alert_targets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account" text NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"address_hash" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alert_targets_once" UNIQUE("account","address_hash"),
	CONSTRAINT "alert_targets_kind" CHECK ("alert_targets"."kind" in ('push', 'webhook'))
);
--> statement-breakpoint
CREATE TABLE "erased_marks" (
	"erasure" uuid NOT NULL,
	"mark" text NOT NULL,
	CONSTRAINT "erased_marks_erasure_mark_pk" PRIMARY KEY("erasure","mark")
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ref" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by" text,
	"counts" jsonb NOT NULL,
	CONSTRAINT "erasures_ref_unique" UNIQUE("ref")
);
--> statement-breakpoint
CREATE TABLE "retention_settings" (
	"kind" text PRIMARY KEY NOT NULL,
	"amount" integer NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lead_alerts" DROP CONSTRAINT "lead_alerts_once";--> statement-breakpoint
ALTER TABLE "leads" DROP CONSTRAINT "leads_door";--> statement-breakpoint
DROP INDEX "leads_to_answer";--> statement-breakpoint
ALTER TABLE "lead_alerts" ADD COLUMN "target" uuid;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "alert_targets" ADD CONSTRAINT "alert_targets_account_user_id_fk" FOREIGN KEY ("account") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erased_marks" ADD CONSTRAINT "erased_marks_erasure_erasures_id_fk" FOREIGN KEY ("erasure") REFERENCES "public"."erasures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_by_user_id_fk" FOREIGN KEY ("by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_alerts" ADD CONSTRAINT "lead_alerts_target_alert_targets_id_fk" FOREIGN KEY ("target") REFERENCES "public"."alert_targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_to_answer" ON "leads" USING btree ("created_at") WHERE answered_at is null and stage not in ('won', 'lost') and erased_at is null;--> statement-breakpoint
ALTER TABLE "lead_alerts" ADD CONSTRAINT "lead_alerts_once" UNIQUE NULLS NOT DISTINCT("lead_id","account","target");--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_door" CHECK ("leads"."door" in ('contact', 'appointment', 'follow-up', 'enrollment', 'ebook', 'quote', 'demo', 'enterprise', 'exit-offer', 'chat', 'tier', 'application', 'your-data'));