CREATE TABLE "khulu_model_choices" (
	"learner_id" uuid PRIMARY KEY NOT NULL,
	"is_used" boolean NOT NULL,
	"text_version" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consent_acts" DROP CONSTRAINT "consent_acts_purposes";--> statement-breakpoint
ALTER TABLE "khulu_model_choices" ADD CONSTRAINT "khulu_model_choices_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_acts" ADD CONSTRAINT "consent_acts_purposes" CHECK ("consent_acts"."purposes" <@ array['learning-record', 'assistant']::text[]);