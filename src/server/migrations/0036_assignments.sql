CREATE TABLE "assignment_students" (
	"space_id" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	"learner_id" uuid NOT NULL,
	"is_listed" boolean NOT NULL,
	"started_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "assignment_students_space_id_assignment_id_learner_id_pk" PRIMARY KEY("space_id","assignment_id","learner_id")
);
--> statement-breakpoint
CREATE TABLE "assignments" (
	"space_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_by" uuid,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"note" text NOT NULL,
	"audience" text NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"late_rule" text NOT NULL,
	"points" integer NOT NULL,
	"grading" text NOT NULL,
	"rubric" jsonb,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "assignments_space_id_id_pk" PRIMARY KEY("space_id","id"),
	CONSTRAINT "assignments_id" UNIQUE("id"),
	CONSTRAINT "assignments_kind" CHECK ("assignments"."kind" in ('unit', 'lesson', 'story', 'review', 'game', 'module', 'own-lesson', 'practice')),
	CONSTRAINT "assignments_language" CHECK ("assignments"."language" in ('xh', 'af', 'zu', 'st', 'tn', 'nso', 'ts', 've', 'ss', 'nr')),
	CONSTRAINT "assignments_audience" CHECK ("assignments"."audience" in ('everybody', 'list')),
	CONSTRAINT "assignments_late_rule" CHECK ("assignments"."late_rule" in ('accept', 'mark-late', 'refuse')),
	CONSTRAINT "assignments_grading" CHECK ("assignments"."grading" in ('automatic', 'by-hand'))
);
--> statement-breakpoint
CREATE TABLE "hand_ins" (
	"learner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	"title" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"clock_corrected" boolean NOT NULL,
	"lateness" text NOT NULL,
	"checked" integer NOT NULL,
	"right" integer NOT NULL,
	"unchecked" integer NOT NULL,
	"points" integer,
	"errors" jsonb NOT NULL,
	"event_ids" uuid[] NOT NULL,
	"awaited" integer NOT NULL,
	CONSTRAINT "hand_ins_learner_id_id_pk" PRIMARY KEY("learner_id","id"),
	CONSTRAINT "hand_ins_lateness" CHECK ("hand_ins"."lateness" in ('in-time', 'late', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "marks" (
	"learner_id" uuid NOT NULL,
	"hand_in_id" uuid NOT NULL,
	"points" integer,
	"comment" text NOT NULL,
	"rubric" jsonb,
	"marked_by" uuid,
	"marked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "marks_learner_id_hand_in_id_pk" PRIMARY KEY("learner_id","hand_in_id")
);
--> statement-breakpoint
ALTER TABLE "assignment_students" ADD CONSTRAINT "assignment_students_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_students" ADD CONSTRAINT "assignment_students_assignment" FOREIGN KEY ("space_id","assignment_id") REFERENCES "public"."assignments"("space_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_space_id_spaces_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("space_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_ins" ADD CONSTRAINT "hand_ins_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marks" ADD CONSTRAINT "marks_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marks" ADD CONSTRAINT "marks_marked_by_users_id_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marks" ADD CONSTRAINT "marks_hand_in" FOREIGN KEY ("learner_id","hand_in_id") REFERENCES "public"."hand_ins"("learner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignment_students_learner" ON "assignment_students" USING btree ("learner_id");--> statement-breakpoint
CREATE INDEX "assignments_creator" ON "assignments" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "hand_ins_assignment" ON "hand_ins" USING btree ("assignment_id","learner_id");--> statement-breakpoint
CREATE INDEX "marks_marker" ON "marks" USING btree ("marked_by");