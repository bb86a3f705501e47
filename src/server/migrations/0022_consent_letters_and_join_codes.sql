CREATE TABLE "consent_letters" (
	"learner_id" uuid NOT NULL,
	"guardian_id" uuid NOT NULL,
	"email" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consent_letters_learner_id_guardian_id_pk" PRIMARY KEY("learner_id","guardian_id")
);
--> statement-breakpoint
CREATE TABLE "join_codes" (
	"learner_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"made_by" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "join_codes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "consent_acts" DROP CONSTRAINT "consent_acts_purposes";--> statement-breakpoint
ALTER TABLE "consent_letters" ADD CONSTRAINT "consent_letters_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_letters" ADD CONSTRAINT "consent_letters_guardian_id_users_id_fk" FOREIGN KEY ("guardian_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_codes" ADD CONSTRAINT "join_codes_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_codes" ADD CONSTRAINT "join_codes_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_letters_guardian" ON "consent_letters" USING btree ("guardian_id");--> statement-breakpoint
CREATE INDEX "consent_letters_due" ON "consent_letters" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "join_codes_maker" ON "join_codes" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "join_codes_expires" ON "join_codes" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "consent_acts" ADD CONSTRAINT "consent_acts_purposes" CHECK ("consent_acts"."purposes" <@ array['learning-record', 'class-sharing', 'assistant']::text[]);