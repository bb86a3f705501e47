CREATE TABLE "calendar_feeds" (
	"learner_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"names" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "calendar_feeds_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "calendar_feeds_names" CHECK ("calendar_feeds"."names" in ('none', 'initials', 'names'))
);
--> statement-breakpoint
CREATE TABLE "schedule_events" (
	"space_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"learner_id" uuid,
	"made_by" uuid,
	"title" text NOT NULL,
	"note" text NOT NULL,
	"date" text NOT NULL,
	"time" text NOT NULL,
	"minutes" integer NOT NULL,
	"zone" text NOT NULL,
	"recurrence" jsonb,
	"cancelled" text[] NOT NULL,
	"changes" jsonb NOT NULL,
	"sequence" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "schedule_events_space_id_id_pk" PRIMARY KEY("space_id","id"),
	CONSTRAINT "schedule_events_minutes" CHECK ("schedule_events"."minutes" between 1 and 1440)
);
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_events" ADD CONSTRAINT "schedule_events_space_id_spaces_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("space_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_events" ADD CONSTRAINT "schedule_events_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_events" ADD CONSTRAINT "schedule_events_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "schedule_events_learner" ON "schedule_events" USING btree ("learner_id");--> statement-breakpoint
CREATE INDEX "schedule_events_maker" ON "schedule_events" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "schedule_events_end" ON "schedule_events" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "schedule_events_removed" ON "schedule_events" USING btree ("removed_at");