CREATE TABLE "school_details" (
	"space_id" uuid PRIMARY KEY NOT NULL,
	"description" text NOT NULL,
	"location" text NOT NULL,
	"region" text NOT NULL,
	"founded" integer NOT NULL,
	"focus" text[] NOT NULL,
	"image" text NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "school_details_region" CHECK ("school_details"."region" in ('western-cape', 'gauteng', 'kwazulu-natal', 'eastern-cape', 'free-state', 'limpopo', 'mpumalanga', 'north-west', 'northern-cape')),
	CONSTRAINT "school_details_image" CHECK ("school_details"."image" in ('sun', 'hills', 'river', 'weave', 'stars', 'leaves')),
	CONSTRAINT "school_details_type" CHECK ("school_details"."type" in ('learning-circle', 'home-school-group', 'micro-school', 'language-school', 'community-school')),
	CONSTRAINT "school_details_founded" CHECK ("school_details"."founded" between 1800 and 2100)
);
--> statement-breakpoint
CREATE TABLE "school_links" (
	"space_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"agreed_at" timestamp with time zone,
	CONSTRAINT "school_links_space_id_other_id_pk" PRIMARY KEY("space_id","other_id"),
	CONSTRAINT "school_links_two" CHECK ("school_links"."space_id" <> "school_links"."other_id")
);
--> statement-breakpoint
CREATE TABLE "school_ratings" (
	"space_id" uuid NOT NULL,
	"learner_id" uuid NOT NULL,
	"stars" integer NOT NULL,
	"rated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "school_ratings_space_id_learner_id_pk" PRIMARY KEY("space_id","learner_id"),
	CONSTRAINT "school_ratings_stars" CHECK ("school_ratings"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "school_requests" (
	"space_id" uuid NOT NULL,
	"learner_id" uuid NOT NULL,
	"message" text NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "school_requests_space_id_learner_id_pk" PRIMARY KEY("space_id","learner_id"),
	CONSTRAINT "school_requests_state" CHECK ("school_requests"."state" in ('waiting', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "school_details" ADD CONSTRAINT "school_details_space_id_spaces_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("space_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_links" ADD CONSTRAINT "school_links_space_id_spaces_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("space_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_links" ADD CONSTRAINT "school_links_other_id_spaces_space_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."spaces"("space_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_ratings" ADD CONSTRAINT "school_ratings_space_id_spaces_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("space_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_ratings" ADD CONSTRAINT "school_ratings_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_requests" ADD CONSTRAINT "school_requests_space_id_spaces_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("space_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_requests" ADD CONSTRAINT "school_requests_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "school_details_region" ON "school_details" USING btree ("region");--> statement-breakpoint
CREATE INDEX "school_links_other" ON "school_links" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "school_ratings_learner" ON "school_ratings" USING btree ("learner_id");--> statement-breakpoint
CREATE INDEX "school_requests_learner" ON "school_requests" USING btree ("learner_id");--> statement-breakpoint
CREATE INDEX "school_requests_age" ON "school_requests" USING btree ("asked_at");