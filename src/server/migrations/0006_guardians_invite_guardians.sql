CREATE TABLE "guardian_invitations" (
	"learner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"invited_by" uuid NOT NULL,
	"email" text NOT NULL,
	"scopes" text[] NOT NULL,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guardian_invitations_learner_id_id_pk" PRIMARY KEY("learner_id","id"),
	CONSTRAINT "guardian_invitations_email" UNIQUE("learner_id","email"),
	CONSTRAINT "guardian_invitations_scopes" CHECK ("guardian_invitations"."scopes" <@ array['see-progress', 'manage-account', 'consent']::text[])
);
--> statement-breakpoint
ALTER TABLE "child_requests" ADD COLUMN "age_band" text DEFAULT 'child' NOT NULL;--> statement-breakpoint
ALTER TABLE "guardian_relations" ADD COLUMN "kind" text DEFAULT 'first' NOT NULL;--> statement-breakpoint
ALTER TABLE "guardian_invitations" ADD CONSTRAINT "guardian_invitations_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_invitations" ADD CONSTRAINT "guardian_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guardian_invitations_inviter" ON "guardian_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "guardian_invitations_expires" ON "guardian_invitations" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "child_requests" ADD CONSTRAINT "child_requests_age_band" CHECK ("child_requests"."age_band" in ('child', 'teen'));--> statement-breakpoint
ALTER TABLE "guardian_relations" ADD CONSTRAINT "guardian_relations_kind" CHECK ("guardian_relations"."kind" in ('first', 'invited'));