CREATE TABLE "hub_notices" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hub_sessions" (
	"learner_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"sid" text,
	"id_token" text,
	CONSTRAINT "hub_sessions_learner_id_session_id_pk" PRIMARY KEY("learner_id","session_id")
);
--> statement-breakpoint
ALTER TABLE "hub_sessions" ADD CONSTRAINT "hub_sessions_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_sessions" ADD CONSTRAINT "hub_sessions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hub_notices_expires" ON "hub_notices" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "hub_sessions_session" ON "hub_sessions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "hub_sessions_sid" ON "hub_sessions" USING btree ("sid");--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_provider_account" UNIQUE("provider_id","account_id");