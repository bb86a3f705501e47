CREATE TABLE "notification_choices" (
	"learner_id" uuid PRIMARY KEY NOT NULL,
	"muted" text[] NOT NULL,
	"emails" text NOT NULL,
	"quiet_from" integer NOT NULL,
	"quiet_to" integer NOT NULL,
	"zone" text NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "notification_choices_emails" CHECK ("notification_choices"."emails" in ('off', 'daily', 'weekly')),
	CONSTRAINT "notification_choices_hours" CHECK ("notification_choices"."quiet_from" between 0 and 23 and "notification_choices"."quiet_to" between 0 and 23)
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"learner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"group_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "notifications_learner_id_id_pk" PRIMARY KEY("learner_id","id"),
	CONSTRAINT "notifications_kind" CHECK ("notifications"."kind" in ('join-request', 'join-approved', 'join-refused', 'link-asked', 'link-agreed', 'announcement', 'school-announcement', 'work-assigned', 'child-work-assigned', 'work-due', 'child-work-due', 'handed-in', 'marked', 'child-marked', 'report-ready', 'market-decided', 'partner-decided', 'payment-confirmed')),
	CONSTRAINT "notifications_about" CHECK (length("notifications"."about") <= 60)
);
--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_group_id_spaces_space_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."spaces"("space_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("learner_id","created_at");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("learner_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_group" ON "notifications" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "notifications_age" ON "notifications" USING btree ("created_at");