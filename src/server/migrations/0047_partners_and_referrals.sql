CREATE TABLE "ambassadors" (
	"learner_id" uuid PRIMARY KEY NOT NULL,
	"joined_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "charter_acceptances" (
	"learner_id" uuid NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "charter_acceptances_learner_id_version_pk" PRIMARY KEY("learner_id","version")
);
--> statement-breakpoint
CREATE TABLE "partner_applications" (
	"learner_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"tier" text NOT NULL,
	"about" text NOT NULL,
	"state" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"reason" text,
	CONSTRAINT "partner_applications_tier" CHECK ("partner_applications"."tier" in ('independent', 'licensed', 'franchise')),
	CONSTRAINT "partner_applications_state" CHECK ("partner_applications"."state" in ('waiting', 'accepted', 'refused')),
	CONSTRAINT "partner_applications_decided" CHECK ("partner_applications"."state" = 'waiting' or num_nonnulls("partner_applications"."decided_at", "partner_applications"."reason") = 2)
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"learner_id" uuid PRIMARY KEY NOT NULL,
	"tier" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "partners_tier" CHECK ("partners"."tier" in ('independent', 'licensed', 'franchise'))
);
--> statement-breakpoint
CREATE TABLE "referral_codes" (
	"learner_id" uuid NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referral_codes_learner_id_code_pk" PRIMARY KEY("learner_id","code"),
	CONSTRAINT "referral_codes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"learner_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"signed_up_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ambassadors" ADD CONSTRAINT "ambassadors_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charter_acceptances" ADD CONSTRAINT "charter_acceptances_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_applications" ADD CONSTRAINT "partner_applications_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_applications" ADD CONSTRAINT "partner_applications_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_codes" ADD CONSTRAINT "referral_codes_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_code_referral_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."referral_codes"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "partner_applications_id" ON "partner_applications" USING btree ("id");--> statement-breakpoint
CREATE INDEX "partner_applications_state" ON "partner_applications" USING btree ("state","sent_at");--> statement-breakpoint
CREATE INDEX "partner_applications_decided" ON "partner_applications" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX "partner_applications_decider" ON "partner_applications" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "referrals_code" ON "referrals" USING btree ("code");--> statement-breakpoint
CREATE INDEX "referrals_signed_up" ON "referrals" USING btree ("signed_up_at");