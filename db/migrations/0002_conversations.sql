CREATE TABLE "concierge_exchanges" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "concierge_exchanges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" uuid NOT NULL,
	"page" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"intent" text NOT NULL,
	"answered" boolean NOT NULL,
	"handled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "concierge_exchanges_page" CHECK (char_length("concierge_exchanges"."page") between 1 and 512),
	CONSTRAINT "concierge_exchanges_question" CHECK (char_length("concierge_exchanges"."question") between 1 and 1000),
	CONSTRAINT "concierge_exchanges_answer" CHECK (char_length("concierge_exchanges"."answer") between 1 and 4000),
	CONSTRAINT "concierge_exchanges_intent" CHECK (char_length("concierge_exchanges"."intent") between 1 and 40)
);
--> statement-breakpoint
CREATE INDEX "concierge_exchanges_conversation" ON "concierge_exchanges" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE INDEX "concierge_exchanges_newest" ON "concierge_exchanges" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "concierge_exchanges_unanswered" ON "concierge_exchanges" USING btree ("conversation_id") WHERE not answered and handled_at is null;