CREATE TABLE "child_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"parent_email" text NOT NULL,
	"password" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "child_requests_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "consent_acts" (
	"learner_id" uuid NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "consent_acts_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"guardian_id" uuid NOT NULL,
	"act" text NOT NULL,
	"purposes" text[] NOT NULL,
	"method" text NOT NULL,
	"text_version" text NOT NULL,
	"language" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consent_acts_learner_id_number_pk" PRIMARY KEY("learner_id","number"),
	CONSTRAINT "consent_acts_act" CHECK ("consent_acts"."act" in ('given', 'withdrawn')),
	CONSTRAINT "consent_acts_purposes" CHECK ("consent_acts"."purposes" <@ array['learning-record']::text[]),
	CONSTRAINT "consent_acts_method" CHECK ("consent_acts"."method" in ('letter', 'added')),
	CONSTRAINT "consent_acts_language" CHECK ("consent_acts"."language" in ('af', 'en', 'fr', 'nr', 'nso', 'pt', 'ss', 'st', 'sw', 'tn', 'ts', 've', 'xh', 'zu'))
);
--> statement-breakpoint
CREATE TABLE "guardian_relations" (
	"learner_id" uuid NOT NULL,
	"guardian_id" uuid NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	CONSTRAINT "guardian_relations_learner_id_guardian_id_pk" PRIMARY KEY("learner_id","guardian_id"),
	CONSTRAINT "guardian_relations_scopes" CHECK ("guardian_relations"."scopes" <@ array['see-progress', 'manage-account', 'consent']::text[])
);
--> statement-breakpoint
ALTER TABLE "consent_acts" ADD CONSTRAINT "consent_acts_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_acts" ADD CONSTRAINT "consent_acts_guardian_id_users_id_fk" FOREIGN KEY ("guardian_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_relations" ADD CONSTRAINT "guardian_relations_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_relations" ADD CONSTRAINT "guardian_relations_guardian_id_users_id_fk" FOREIGN KEY ("guardian_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "child_requests_expires" ON "child_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "consent_acts_guardian" ON "consent_acts" USING btree ("guardian_id");--> statement-breakpoint
CREATE INDEX "guardian_relations_guardian" ON "guardian_relations" USING btree ("guardian_id");--> statement-breakpoint
-- A decision that was recorded stays as it was. It goes only with the child's account.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Rows of % are only ever added', TG_TABLE_NAME USING ERRCODE = '42501';
END
$$;--> statement-breakpoint
CREATE TRIGGER "consent_acts_stay" BEFORE UPDATE ON "consent_acts" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
