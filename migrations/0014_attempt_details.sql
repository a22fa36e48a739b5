DROP INDEX "sandbox_payments_customer";--> statement-breakpoint
ALTER TABLE "listing_attempts" ADD COLUMN "detail" text;--> statement-breakpoint
ALTER TABLE "listing_attempts" ADD COLUMN "said" jsonb;--> statement-breakpoint
CREATE INDEX "practice_payments_customer" ON "practice_payments" USING btree ("customer_id");--> statement-breakpoint
UPDATE "listing_attempts" SET "outcome" = 'wall', "detail" = substr("outcome", 7) WHERE "outcome" LIKE 'wall: %';--> statement-breakpoint
UPDATE "listing_attempts" SET "outcome" = 'other_page', "detail" = substr("outcome", 13) WHERE "outcome" LIKE 'other page: %';
