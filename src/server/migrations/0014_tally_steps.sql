-- Tallies are counted anew from the events when somebody next looks.
DELETE FROM "learning_tallies";--> statement-breakpoint
ALTER TABLE "learning_tallies" DROP CONSTRAINT "learning_tallies_pkey";--> statement-breakpoint
ALTER TABLE "learning_tallies" ADD COLUMN "counted" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "learning_tallies" ADD COLUMN "last_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "learning_tallies" ADD COLUMN "last_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "learning_tallies" ADD CONSTRAINT "learning_tallies_learner_id_counted_pk" PRIMARY KEY("learner_id","counted");--> statement-breakpoint
CREATE INDEX "learning_events_time" ON "learning_events" USING btree ("learner_id","occurred_at","id");
