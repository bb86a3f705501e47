CREATE TABLE "market_files" (
	"learner_id" uuid NOT NULL,
	"resource_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"id" uuid NOT NULL,
	"place" integer NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "market_files_learner_id_resource_id_version_id_pk" PRIMARY KEY("learner_id","resource_id","version","id"),
	CONSTRAINT "market_files_kind" CHECK ("market_files"."kind" in ('picture', 'sound', 'document'))
);
--> statement-breakpoint
CREATE TABLE "market_holdings" (
	"learner_id" uuid NOT NULL,
	"resource_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"downloaded_at" timestamp with time zone,
	CONSTRAINT "market_holdings_learner_id_resource_id_pk" PRIMARY KEY("learner_id","resource_id")
);
--> statement-breakpoint
CREATE TABLE "market_ratings" (
	"learner_id" uuid NOT NULL,
	"resource_id" uuid NOT NULL,
	"stars" smallint NOT NULL,
	"review" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "market_ratings_learner_id_resource_id_pk" PRIMARY KEY("learner_id","resource_id"),
	CONSTRAINT "market_ratings_stars" CHECK ("market_ratings"."stars" between 1 and 5),
	CONSTRAINT "market_ratings_state" CHECK ("market_ratings"."state" in ('none', 'waiting', 'shown', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "market_reports" (
	"learner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"resource_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "market_reports_learner_id_id_pk" PRIMARY KEY("learner_id","id"),
	CONSTRAINT "market_reports_id" UNIQUE("id"),
	CONSTRAINT "market_reports_once" UNIQUE("learner_id","resource_id"),
	CONSTRAINT "market_reports_reason" CHECK ("market_reports"."reason" in ('unsafe', 'private-details', 'copied', 'wrong', 'other'))
);
--> statement-breakpoint
CREATE TABLE "market_resources" (
	"learner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"state" text NOT NULL,
	"live_version" integer,
	"downloads" integer NOT NULL,
	"based_on" uuid,
	"based_on_title" text,
	"based_on_licence" text,
	"taken_down_for" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "market_resources_learner_id_id_pk" PRIMARY KEY("learner_id","id"),
	CONSTRAINT "market_resources_id" UNIQUE("id"),
	CONSTRAINT "market_resources_state" CHECK ("market_resources"."state" in ('unpublished', 'published', 'withdrawn', 'taken-down')),
	CONSTRAINT "market_resources_licence" CHECK ("market_resources"."based_on_licence" in ('cc0', 'cc-by', 'cc-by-sa', 'cc-by-nc', 'own-use')),
	CONSTRAINT "market_resources_downloads" CHECK ("market_resources"."downloads" >= 0)
);
--> statement-breakpoint
CREATE TABLE "market_versions" (
	"learner_id" uuid NOT NULL,
	"resource_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"shelf" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"type" text NOT NULL,
	"licence" text NOT NULL,
	"price" integer NOT NULL,
	"author" text NOT NULL,
	"tags" text[] NOT NULL,
	"contact" text NOT NULL,
	"plan" jsonb,
	"plan_id" uuid,
	"plan_version" integer,
	"commission" smallint,
	"changed_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "market_versions_learner_id_resource_id_version_pk" PRIMARY KEY("learner_id","resource_id","version"),
	CONSTRAINT "market_versions_resource" UNIQUE("resource_id","version"),
	CONSTRAINT "market_versions_state" CHECK ("market_versions"."state" in ('draft', 'waiting', 'returned', 'published', 'replaced')),
	CONSTRAINT "market_versions_shelf" CHECK ("market_versions"."shelf" in ('resources', 'courses', 'templates')),
	CONSTRAINT "market_versions_category" CHECK ("market_versions"."category" in ('math', 'science', 'english', 'art', 'xh', 'af', 'zu', 'st', 'tn', 'nso', 'ts', 've', 'ss', 'nr')),
	CONSTRAINT "market_versions_type" CHECK ("market_versions"."type" in ('digital-download', 'physical-kit')),
	CONSTRAINT "market_versions_licence" CHECK ("market_versions"."licence" in ('cc0', 'cc-by', 'cc-by-sa', 'cc-by-nc', 'own-use')),
	CONSTRAINT "market_versions_price" CHECK ("market_versions"."price" >= 0)
);
--> statement-breakpoint
ALTER TABLE "market_files" ADD CONSTRAINT "market_files_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_files" ADD CONSTRAINT "market_files_resource_id_market_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."market_resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_files" ADD CONSTRAINT "market_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_holdings" ADD CONSTRAINT "market_holdings_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_holdings" ADD CONSTRAINT "market_holdings_resource_id_market_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."market_resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_ratings" ADD CONSTRAINT "market_ratings_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_ratings" ADD CONSTRAINT "market_ratings_resource_id_market_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."market_resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_reports" ADD CONSTRAINT "market_reports_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_reports" ADD CONSTRAINT "market_reports_resource_id_market_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."market_resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_resources" ADD CONSTRAINT "market_resources_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_resources" ADD CONSTRAINT "market_resources_based_on" FOREIGN KEY ("based_on") REFERENCES "public"."market_resources"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_versions" ADD CONSTRAINT "market_versions_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_versions" ADD CONSTRAINT "market_versions_resource_id_market_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."market_resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "market_files_resource" ON "market_files" USING btree ("resource_id","version");--> statement-breakpoint
CREATE INDEX "market_files_file" ON "market_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "market_holdings_resource" ON "market_holdings" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "market_ratings_resource" ON "market_ratings" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "market_ratings_waiting" ON "market_ratings" USING btree ("at") WHERE "market_ratings"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "market_reports_resource" ON "market_reports" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "market_resources_found" ON "market_resources" USING btree ("state","downloads");--> statement-breakpoint
CREATE INDEX "market_resources_based" ON "market_resources" USING btree ("based_on");--> statement-breakpoint
CREATE INDEX "market_versions_waiting" ON "market_versions" USING btree ("submitted_at") WHERE "market_versions"."state" = 'waiting';