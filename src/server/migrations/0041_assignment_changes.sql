ALTER TABLE "assignments" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hand_ins" ADD COLUMN "asked" integer;--> statement-breakpoint
ALTER TABLE "account_settings" ADD COLUMN "assignment_emails" boolean DEFAULT false NOT NULL;