CREATE TABLE "alert_settings" (
	"account" text PRIMARY KEY NOT NULL,
	"silent_doors" text[] DEFAULT '{}' NOT NULL,
	"quiet_from" smallint,
	"quiet_to" smallint,
	"morning" boolean DEFAULT true NOT NULL,
	"morning_sent" date,
	CONSTRAINT "alert_settings_quiet" CHECK (("alert_settings"."quiet_from" is null) = ("alert_settings"."quiet_to" is null)
        and coalesce("alert_settings"."quiet_from", 0) between 0 and 23 and coalesce("alert_settings"."quiet_to", 0) between 0 and 23)
);
--> statement-breakpoint
CREATE TABLE "lead_alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lead_id" uuid NOT NULL,
	"account" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_try" timestamp with time zone DEFAULT now() NOT NULL,
	"failure" text,
	CONSTRAINT "lead_alerts_once" UNIQUE("lead_id","account")
);
--> statement-breakpoint
ALTER TABLE "alert_settings" ADD CONSTRAINT "alert_settings_account_user_id_fk" FOREIGN KEY ("account") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_alerts" ADD CONSTRAINT "lead_alerts_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_alerts" ADD CONSTRAINT "lead_alerts_account_user_id_fk" FOREIGN KEY ("account") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_alerts_waiting" ON "lead_alerts" USING btree ("next_try") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "lead_alerts_account" ON "lead_alerts" USING btree ("account");