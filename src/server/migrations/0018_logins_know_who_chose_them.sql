CREATE TABLE "child_logins" (
	"learner_id" uuid PRIMARY KEY NOT NULL,
	"set_by" uuid,
	"set_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "space_members" ADD COLUMN "brought_by" uuid;--> statement-breakpoint
ALTER TABLE "child_logins" ADD CONSTRAINT "child_logins_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "child_logins" ADD CONSTRAINT "child_logins_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "child_logins_setter" ON "child_logins" USING btree ("set_by");--> statement-breakpoint
ALTER TABLE "space_members" ADD CONSTRAINT "space_members_brought_by_users_id_fk" FOREIGN KEY ("brought_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "space_members_bringer" ON "space_members" USING btree ("brought_by");