CREATE TABLE "lesson_plans" (
	"learner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"state" text NOT NULL,
	"revision" integer NOT NULL,
	"plan" jsonb NOT NULL,
	"clashes" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" uuid,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "lesson_plans_learner_id_id_pk" PRIMARY KEY("learner_id","id"),
	CONSTRAINT "lesson_plans_id" UNIQUE("id"),
	CONSTRAINT "lesson_plans_state" CHECK ("lesson_plans"."state" in ('draft', 'published', 'archived'))
);
--> statement-breakpoint
CREATE TABLE "lesson_shares" (
	"space_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"learner_id" uuid NOT NULL,
	"may_edit" boolean NOT NULL,
	"shared_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_shares_space_id_plan_id_pk" PRIMARY KEY("space_id","plan_id")
);
--> statement-breakpoint
CREATE TABLE "lesson_versions" (
	"learner_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"revision" integer NOT NULL,
	"plan" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_versions_learner_id_plan_id_version_pk" PRIMARY KEY("learner_id","plan_id","version"),
	CONSTRAINT "lesson_versions_plan" UNIQUE("plan_id","version")
);
--> statement-breakpoint
ALTER TABLE "learning_events" DROP CONSTRAINT "learning_events_section";--> statement-breakpoint
ALTER TABLE "lesson_plans" ADD CONSTRAINT "lesson_plans_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_plans" ADD CONSTRAINT "lesson_plans_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_shares" ADD CONSTRAINT "lesson_shares_space_id_spaces_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("space_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_shares" ADD CONSTRAINT "lesson_shares_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_versions" ADD CONSTRAINT "lesson_versions_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_plans_changer" ON "lesson_plans" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "lesson_plans_deleted" ON "lesson_plans" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "lesson_shares_plan" ON "lesson_shares" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "lesson_shares_author" ON "lesson_shares" USING btree ("learner_id");--> statement-breakpoint
ALTER TABLE "learning_events" ADD CONSTRAINT "learning_events_section" CHECK ("learning_events"."section" in ('vocabulary', 'phrases', 'numbers', 'time', 'grammar', 'culture', 'course', 'review', 'stories', 'modules', 'own-lessons'));