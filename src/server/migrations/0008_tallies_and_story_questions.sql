CREATE TABLE "learning_tallies" (
	"learner_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"last_sequence" bigint NOT NULL,
	"tally" json NOT NULL
);
--> statement-breakpoint
ALTER TABLE "learning_events" DROP CONSTRAINT "learning_events_section";--> statement-breakpoint
ALTER TABLE "learning_tallies" ADD CONSTRAINT "learning_tallies_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_events" ADD CONSTRAINT "learning_events_section" CHECK ("learning_events"."section" in ('vocabulary', 'phrases', 'numbers', 'time', 'grammar', 'culture', 'course', 'review', 'stories'));