CREATE TABLE "recordings" (
	"learner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"language" text NOT NULL,
	"clip_name" text NOT NULL,
	"text" text NOT NULL,
	"sound" "bytea",
	"file" text NOT NULL,
	"state" text NOT NULL,
	"consent_version" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	CONSTRAINT "recordings_learner_id_id_pk" PRIMARY KEY("learner_id","id"),
	CONSTRAINT "recordings_language" CHECK ("recordings"."language" in ('xh', 'af', 'zu', 'st', 'tn', 'nso', 'ts', 've', 'ss', 'nr')),
	CONSTRAINT "recordings_state" CHECK ("recordings"."state" in ('waiting', 'approved', 'rejected')),
	CONSTRAINT "recordings_sound" CHECK (("recordings"."sound" is null) = ("recordings"."state" = 'rejected'))
);
--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "recordings_id" ON "recordings" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "recordings_file" ON "recordings" USING btree ("file");--> statement-breakpoint
CREATE INDEX "recordings_state" ON "recordings" USING btree ("language","state","clip_name");