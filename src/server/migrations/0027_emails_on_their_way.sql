CREATE TABLE "emails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"about" uuid,
	"sealed" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "emails_recipient" ON "emails" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "emails_about" ON "emails" USING btree ("about");--> statement-breakpoint
CREATE INDEX "emails_written" ON "emails" USING btree ("written_at");