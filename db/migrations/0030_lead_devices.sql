ALTER TABLE "leads" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_device" CHECK ("leads"."device" in ('Mobile', 'Desktop'));--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_country" CHECK (char_length("leads"."country") between 2 and 2);