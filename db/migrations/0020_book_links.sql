CREATE TABLE "book_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"lead_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"downloads" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "book_links_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "book_links_downloads" CHECK ("book_links"."downloads" >= 0)
);
--> statement-breakpoint
ALTER TABLE "lead_history" DROP CONSTRAINT "lead_history_kind";--> statement-breakpoint
ALTER TABLE "book_links" ADD CONSTRAINT "book_links_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "book_links_lead" ON "book_links" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "book_links_expires" ON "book_links" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "lead_history" ADD CONSTRAINT "lead_history_kind" CHECK ("lead_history"."kind" in ('stage', 'lost_reason', 'owner', 'follow_up', 'tags', 'note', 'chat', 'call', 'slot', 'tier', 'book_link'));