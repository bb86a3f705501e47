CREATE TABLE "content_reports" (
	"learner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"target_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"state" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	CONSTRAINT "content_reports_learner_id_kind_target_id_pk" PRIMARY KEY("learner_id","kind","target_id"),
	CONSTRAINT "content_reports_reason" CHECK ("content_reports"."reason" in ('wrong', 'hurtful', 'private', 'copied', 'other')),
	CONSTRAINT "content_reports_state" CHECK ("content_reports"."state" in ('waiting', 'kept', 'removed'))
);
--> statement-breakpoint
CREATE TABLE "suggestions" (
	"learner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"target" text NOT NULL,
	"shown" text NOT NULL,
	"text" text NOT NULL,
	"note" text NOT NULL,
	"state" text NOT NULL,
	"reply" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	CONSTRAINT "suggestions_learner_id_id_pk" PRIMARY KEY("learner_id","id"),
	CONSTRAINT "suggestions_kind" CHECK ("suggestions"."kind" in ('text', 'word', 'meaning')),
	CONSTRAINT "suggestions_state" CHECK ("suggestions"."state" in ('waiting', 'accepted', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "feature_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" uuid
);
--> statement-breakpoint
ALTER TABLE "content_reports" ADD CONSTRAINT "content_reports_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_reports" ADD CONSTRAINT "content_reports_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feature_settings" ADD CONSTRAINT "feature_settings_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_reports_target" ON "content_reports" USING btree ("kind","target_id");--> statement-breakpoint
CREATE INDEX "content_reports_state" ON "content_reports" USING btree ("state","reported_at");--> statement-breakpoint
CREATE INDEX "content_reports_decider" ON "content_reports" USING btree ("decided_by");--> statement-breakpoint
CREATE UNIQUE INDEX "suggestions_id" ON "suggestions" USING btree ("id");--> statement-breakpoint
CREATE INDEX "suggestions_state" ON "suggestions" USING btree ("state","made_at");--> statement-breakpoint
CREATE INDEX "suggestions_decider" ON "suggestions" USING btree ("decided_by");