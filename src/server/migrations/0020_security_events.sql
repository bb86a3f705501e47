CREATE TABLE "security_events" (
	"learner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"outcome" text NOT NULL,
	"reason" text,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"session_id" uuid,
	"device" text,
	"request_id" uuid,
	"times" integer NOT NULL,
	CONSTRAINT "security_events_learner_id_id_pk" PRIMARY KEY("learner_id","id"),
	CONSTRAINT "security_events_outcome" CHECK ("security_events"."outcome" in ('done', 'refused')),
	CONSTRAINT "security_events_reason" CHECK ("security_events"."reason" in ('wrong-secret', 'second-factor-needed', 'too-many', 'not-allowed', 'not-theirs', 'no-guardian')),
	CONSTRAINT "security_events_actor_kind" CHECK ("security_events"."actor_kind" in ('account', 'nobody', 'system')),
	CONSTRAINT "security_events_device" CHECK ("security_events"."device" in ('phone', 'tablet', 'computer', 'other'))
);
--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "security_events_at" ON "security_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "security_events_actor" ON "security_events" USING btree ("actor_id");