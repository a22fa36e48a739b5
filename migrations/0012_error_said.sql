DROP INDEX "practice_payments_customer";--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "error_said" jsonb;--> statement-breakpoint
ALTER TABLE "store_pushes" ADD COLUMN "error_said" jsonb;--> statement-breakpoint
CREATE INDEX "sandbox_payments_customer" ON "practice_payments" USING btree ("customer_id");