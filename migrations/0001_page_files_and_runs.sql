CREATE TABLE "page_files" (
	"page_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "page_files_page_id_version_key_pk" PRIMARY KEY("page_id","version","key")
);
--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "run_id" uuid;--> statement-breakpoint
ALTER TABLE "page_files" ADD CONSTRAINT "page_files_page_id_version_page_versions_page_id_version_fk" FOREIGN KEY ("page_id","version") REFERENCES "public"."page_versions"("page_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_files_key" ON "page_files" USING btree ("key","page_id");--> statement-breakpoint
INSERT INTO "page_files" ("page_id", "version", "key")
SELECT "page_id", "version", "shown" #>> '{}' FROM "page_versions", jsonb_path_query("page", '$.images[*].files[*].key ? (@.type() == "string")') AS "shown"
UNION
SELECT "page_id", "version", "shown"[1] FROM "page_versions", regexp_matches("compatibility_html", '/files/([a-z0-9/-]+[.](?:webp|avif|jpg|png))', 'g') AS "shown";
