CREATE TABLE "check_states" (
	"name" text PRIMARY KEY NOT NULL,
	"failing" boolean NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "error_counts" (
	"hour" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "error_counts_hour_kind_pk" PRIMARY KEY("hour","kind")
);
--> statement-breakpoint
CREATE TABLE "job_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"every_ms" bigint NOT NULL,
	"ran_at" timestamp with time zone NOT NULL,
	"failed_at" timestamp with time zone,
	"failure" text
);
