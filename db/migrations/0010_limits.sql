CREATE TABLE "model_tokens" (
	"day" date PRIMARY KEY NOT NULL,
	"used" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "sign_in_devices" (
	"device" text NOT NULL,
	"user_id" text NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_in_devices_device_user_id_pk" PRIMARY KEY("device","user_id")
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"pending" integer DEFAULT 0 NOT NULL,
	"wait_until" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recruitment_media" ADD COLUMN "received" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_devices" ADD CONSTRAINT "sign_in_devices_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "sign_in_devices_user" ON "sign_in_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_devices_used" ON "sign_in_devices" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "sign_in_failures_expires" ON "sign_in_failures" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "recruitment_media" ADD CONSTRAINT "recruitment_media_received" CHECK (received between 0 and 104857600);--> statement-breakpoint
UPDATE "recruitment_media" SET "received" = "bytes" WHERE "state" <> 'erasing';
