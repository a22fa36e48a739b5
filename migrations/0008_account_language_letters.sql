CREATE TABLE "sent_letters" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sent_letters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"receiver" text NOT NULL,
	"asker" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"key" text PRIMARY KEY NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ended_sessions" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "app_language" text;--> statement-breakpoint
CREATE INDEX "sent_letters_receiver" ON "sent_letters" USING btree ("receiver","kind","sent_at");--> statement-breakpoint
CREATE INDEX "sent_letters_at" ON "sent_letters" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "stored_files_at" ON "stored_files" USING btree ("stored_at");--> statement-breakpoint
CREATE INDEX "ended_sessions_confirmed" ON "ended_sessions" USING btree ("confirmed_at");--> statement-breakpoint
CREATE INDEX "session_expires_at" ON "session" USING btree ("expires_at");