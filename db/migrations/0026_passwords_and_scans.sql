ALTER TABLE "user_profiles" ADD COLUMN "temporary_password_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "recruitment_media" ADD COLUMN "scanned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "recruitment_media" ADD COLUMN "threat" text;