CREATE TABLE "listing_attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"generation_id" uuid NOT NULL,
	"source" text NOT NULL,
	"domain" text,
	"outcome" text NOT NULL,
	"note" text,
	"duration_ms" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "listing_attempts_at" ON "listing_attempts" USING btree ("at");