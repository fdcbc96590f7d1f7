CREATE TABLE "material_downloads" (
	"day" date NOT NULL,
	"course" text NOT NULL,
	"file" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "material_downloads_course_file_day_pk" PRIMARY KEY("course","file","day"),
	CONSTRAINT "material_downloads_course" CHECK (char_length("material_downloads"."course") between 1 and 100),
	CONSTRAINT "material_downloads_file" CHECK (char_length("material_downloads"."file") between 1 and 100),
	CONSTRAINT "material_downloads_count" CHECK ("material_downloads"."count" > 0)
);
