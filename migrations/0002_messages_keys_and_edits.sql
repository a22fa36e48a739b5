CREATE TABLE "idempotent_requests" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"route" text NOT NULL,
	"hash" text NOT NULL,
	"answer" text,
	"holder" text,
	"held_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotent_requests_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
DROP INDEX "generations_status";--> statement-breakpoint
DROP INDEX "pages_user";--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "error_said" jsonb;--> statement-breakpoint
ALTER TABLE "listing_attempts" ADD COLUMN "detail" text;--> statement-breakpoint
ALTER TABLE "listing_attempts" ADD COLUMN "said" jsonb;--> statement-breakpoint
ALTER TABLE "store_products" ADD COLUMN "sent" jsonb;--> statement-breakpoint
ALTER TABLE "store_pushes" ADD COLUMN "edits" jsonb;--> statement-breakpoint
ALTER TABLE "store_pushes" ADD COLUMN "error_said" jsonb;--> statement-breakpoint
CREATE INDEX "idempotent_requests_at" ON "idempotent_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "pages_created" ON "pages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "pages_deleted" ON "pages" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "generations_status" ON "generations" USING btree ("status","ended_at","id");--> statement-breakpoint
CREATE INDEX "pages_user" ON "pages" USING btree ("user_id","updated_at","id");--> statement-breakpoint
UPDATE "listing_attempts" SET "outcome" = 'wall', "detail" = substr("outcome", 7) WHERE "outcome" LIKE 'wall: %';--> statement-breakpoint
UPDATE "listing_attempts" SET "outcome" = 'other_page', "detail" = substr("outcome", 13) WHERE "outcome" LIKE 'other page: %';
