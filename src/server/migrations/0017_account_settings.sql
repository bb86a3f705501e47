CREATE TABLE "account_settings" (
	"learner_id" uuid PRIMARY KEY NOT NULL,
	"weekly_digest" boolean NOT NULL,
	"email_reports" boolean NOT NULL,
	"first_name_only" boolean NOT NULL,
	"language" text NOT NULL,
	"weekly_digest_at" timestamp with time zone NOT NULL,
	"email_reports_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_settings_language" CHECK ("account_settings"."language" in ('af', 'en', 'fr', 'nr', 'nso', 'pt', 'ss', 'st', 'sw', 'tn', 'ts', 've', 'xh', 'zu'))
);
--> statement-breakpoint
ALTER TABLE "account_settings" ADD CONSTRAINT "account_settings_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;