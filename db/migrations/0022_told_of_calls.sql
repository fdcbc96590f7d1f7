ALTER TABLE "lead_alerts" DROP CONSTRAINT "lead_alerts_once";--> statement-breakpoint
ALTER TABLE "lead_history" DROP CONSTRAINT "lead_history_kind";--> statement-breakpoint
ALTER TABLE "lead_alerts" ALTER COLUMN "lead_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_alerts" ADD COLUMN "about" text DEFAULT 'lead' NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_alerts" ADD COLUMN "event" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_alerts" ADD COLUMN "said" text;--> statement-breakpoint
ALTER TABLE "lead_alerts" ADD COLUMN "batch" uuid;--> statement-breakpoint
ALTER TABLE "lead_alerts" ADD CONSTRAINT "lead_alerts_once" UNIQUE NULLS NOT DISTINCT("lead_id","about","event","account","target");--> statement-breakpoint
ALTER TABLE "lead_alerts" ADD CONSTRAINT "lead_alerts_about" CHECK ("lead_alerts"."about" in ('lead', 'contact', 'move', 'cancel', 'rebook', 'soon', 'morning'));--> statement-breakpoint
ALTER TABLE "lead_alerts" ADD CONSTRAINT "lead_alerts_lead" CHECK ("lead_alerts"."lead_id" is not null or "lead_alerts"."about" = 'morning');--> statement-breakpoint
ALTER TABLE "lead_history" ADD CONSTRAINT "lead_history_kind" CHECK ("lead_history"."kind" in ('stage', 'lost_reason', 'owner', 'follow_up', 'tags', 'note', 'chat', 'call', 'unanswered', 'slot', 'tier', 'book_link'));