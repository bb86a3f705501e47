CREATE TABLE "announcements" (
	"space_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "announcements_space_id_id_pk" PRIMARY KEY("space_id","id")
);
--> statement-breakpoint
CREATE TABLE "class_details" (
	"space_id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"grade" text,
	"language" text,
	"starts_on" date,
	"ends_on" date,
	"schedule" text NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "class_details_grade" CHECK ("class_details"."grade" in ('pre-k', 'r', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12')),
	CONSTRAINT "class_details_language" CHECK ("class_details"."language" in ('xh', 'af', 'zu', 'st', 'tn', 'nso', 'ts', 've', 'ss', 'nr')),
	CONSTRAINT "class_details_dates" CHECK ("class_details"."starts_on" <= "class_details"."ends_on")
);
--> statement-breakpoint
CREATE TABLE "course_enrolments" (
	"learner_id" uuid NOT NULL,
	"course_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "course_enrolments_learner_id_course_id_pk" PRIMARY KEY("learner_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"space_id" uuid PRIMARY KEY NOT NULL,
	"description" text NOT NULL,
	"level" text NOT NULL,
	"weeks" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "courses_level" CHECK ("courses"."level" in ('beginner', 'intermediate', 'advanced')),
	CONSTRAINT "courses_weeks" CHECK ("courses"."weeks" > 0)
);
--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_space_id_spaces_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("space_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_details" ADD CONSTRAINT "class_details_space_id_spaces_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("space_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_enrolments" ADD CONSTRAINT "course_enrolments_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_space_id_spaces_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("space_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcements_author" ON "announcements" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "announcements_created" ON "announcements" USING btree ("space_id","created_at");--> statement-breakpoint
CREATE INDEX "announcements_age" ON "announcements" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "course_enrolments_course" ON "course_enrolments" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "courses_created" ON "courses" USING btree ("created_at");