CREATE TABLE "students" (
	"space_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"learner_id" uuid,
	"origin" text NOT NULL,
	"name" text NOT NULL,
	"grade" text,
	"birth_year" integer,
	"email" text,
	"parent" text,
	"parent_email" text,
	"number" text,
	"note" text,
	"status" text NOT NULL,
	"changed_by_hand" text[] NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "students_space_id_id_pk" PRIMARY KEY("space_id","id"),
	CONSTRAINT "students_learner" UNIQUE("space_id","learner_id"),
	CONSTRAINT "students_origin" CHECK ("students"."origin" in ('joined', 'entered')),
	CONSTRAINT "students_grade" CHECK ("students"."grade" in ('pre-k', 'r', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12')),
	CONSTRAINT "students_status" CHECK ("students"."status" in ('active', 'inactive'))
);
--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_space_id_spaces_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("space_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "students_account" ON "students" USING btree ("learner_id");--> statement-breakpoint
CREATE INDEX "students_email" ON "students" USING btree ("email");--> statement-breakpoint
CREATE INDEX "students_parent_email" ON "students" USING btree ("parent_email");