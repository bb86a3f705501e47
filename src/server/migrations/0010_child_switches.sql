CREATE TABLE "child_switches" (
	"learner_id" uuid PRIMARY KEY NOT NULL,
	"boosts" boolean NOT NULL,
	"streaks" boolean NOT NULL,
	"sounds" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "child_switches" ADD CONSTRAINT "child_switches_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;