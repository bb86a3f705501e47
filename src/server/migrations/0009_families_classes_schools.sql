CREATE TABLE "space_invitations" (
	"space_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"invited_by" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"tags" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "space_invitations_space_id_id_pk" PRIMARY KEY("space_id","id"),
	CONSTRAINT "space_invitations_email" UNIQUE("space_id","email"),
	CONSTRAINT "space_invitations_role" CHECK ("space_invitations"."role" in ('parent', 'student', 'teacher', 'assistant', 'founder', 'co-founder', 'member')),
	CONSTRAINT "space_invitations_tags" CHECK ("space_invitations"."tags" <@ array['admin', 'create', 'edit', 'delete', 'view', 'submit']::text[])
);
--> statement-breakpoint
CREATE TABLE "space_members" (
	"space_id" uuid NOT NULL,
	"learner_id" uuid NOT NULL,
	"role" text NOT NULL,
	"tags" text[] NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "space_members_space_id_learner_id_pk" PRIMARY KEY("space_id","learner_id"),
	CONSTRAINT "space_members_role" CHECK ("space_members"."role" in ('parent', 'student', 'teacher', 'assistant', 'founder', 'co-founder', 'member')),
	CONSTRAINT "space_members_tags" CHECK ("space_members"."tags" <@ array['admin', 'create', 'edit', 'delete', 'view', 'submit']::text[])
);
--> statement-breakpoint
CREATE TABLE "spaces" (
	"space_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"school_id" uuid,
	"join_code" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "spaces_join_code_unique" UNIQUE("join_code"),
	CONSTRAINT "spaces_kind" CHECK ("spaces"."kind" in ('family', 'class', 'school'))
);
--> statement-breakpoint
ALTER TABLE "space_invitations" ADD CONSTRAINT "space_invitations_space_id_spaces_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("space_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_invitations" ADD CONSTRAINT "space_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_members" ADD CONSTRAINT "space_members_space_id_spaces_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("space_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_members" ADD CONSTRAINT "space_members_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "space_invitations_inviter" ON "space_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "space_invitations_expires" ON "space_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "space_members_learner" ON "space_members" USING btree ("learner_id");--> statement-breakpoint
CREATE INDEX "spaces_school" ON "spaces" USING btree ("school_id");