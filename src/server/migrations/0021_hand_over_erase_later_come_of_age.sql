CREATE TABLE "child_erasures" (
	"learner_id" uuid NOT NULL,
	"what" text NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "child_erasures_learner_id_what_pk" PRIMARY KEY("learner_id","what"),
	CONSTRAINT "child_erasures_what" CHECK ("child_erasures"."what" in ('account', 'learning'))
);
--> statement-breakpoint
CREATE TABLE "comings_of_age" (
	"learner_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"password" text,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	CONSTRAINT "comings_of_age_language" CHECK ("comings_of_age"."language" in ('af', 'en', 'fr', 'nr', 'nso', 'pt', 'ss', 'st', 'sw', 'tn', 'ts', 've', 'xh', 'zu'))
);
--> statement-breakpoint
ALTER TABLE "consent_acts" DROP CONSTRAINT "consent_acts_act";--> statement-breakpoint
ALTER TABLE "consent_acts" DROP CONSTRAINT "consent_acts_guardian_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "consent_acts" ALTER COLUMN "guardian_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "guardian_relations" ADD COLUMN "offered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "child_erasures" ADD CONSTRAINT "child_erasures_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "child_erasures" ADD CONSTRAINT "child_erasures_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comings_of_age" ADD CONSTRAINT "comings_of_age_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "child_erasures_asker" ON "child_erasures" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "child_erasures_due" ON "child_erasures" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "comings_of_age_due" ON "comings_of_age" USING btree ("due_at");--> statement-breakpoint
ALTER TABLE "consent_acts" ADD CONSTRAINT "consent_acts_guardian_id_users_id_fk" FOREIGN KEY ("guardian_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_acts" ADD CONSTRAINT "consent_acts_act" CHECK ("consent_acts"."act" in ('given', 'withdrawn', 'of-age'));
--> statement-breakpoint
-- A decision that was recorded stays as it was, but for the number of a guardian whose account is gone: the foreign key takes it away, and nobody else can.
CREATE FUNCTION "refuse_change_of_consent"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF pg_trigger_depth() > 1 AND NEW.guardian_id IS NULL
		AND (to_jsonb(NEW) - 'guardian_id') = (to_jsonb(OLD) - 'guardian_id') THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'Rows of % are only ever added', TG_TABLE_NAME USING ERRCODE = '42501';
END
$$;--> statement-breakpoint
DROP TRIGGER "consent_acts_stay" ON "consent_acts";--> statement-breakpoint
CREATE TRIGGER "consent_acts_stay" BEFORE UPDATE ON "consent_acts" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_consent"();--> statement-breakpoint
DROP FUNCTION "refuse_change"();
