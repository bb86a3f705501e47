CREATE TABLE "attachments" (
	"learner_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"file_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "attachments_learner_id_plan_id_id_pk" PRIMARY KEY("learner_id","plan_id","id"),
	CONSTRAINT "attachments_kind" CHECK ("attachments"."kind" in ('picture', 'sound', 'document'))
);
--> statement-breakpoint
CREATE TABLE "upload_parts" (
	"learner_id" uuid NOT NULL,
	"upload_id" uuid NOT NULL,
	"start" bigint NOT NULL,
	"bytes" integer NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "upload_parts_learner_id_upload_id_start_pk" PRIMARY KEY("learner_id","upload_id","start")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"learner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"arrived" bigint NOT NULL,
	"refused" text,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "uploads_learner_id_id_pk" PRIMARY KEY("learner_id","id"),
	CONSTRAINT "uploads_id" UNIQUE("id"),
	CONSTRAINT "uploads_arrived" CHECK ("uploads"."arrived" between 0 and "uploads"."bytes"),
	CONSTRAINT "uploads_refused" CHECK ("uploads"."refused" in ('empty', 'not-taken', 'broken', 'too-many-pixels', 'too-long', 'two-kinds', 'locked', 'macros', 'archive-bomb'))
);
--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_purpose";--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_type";--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_parts" ADD CONSTRAINT "upload_parts_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_parts" ADD CONSTRAINT "upload_parts_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachments_plan" ON "attachments" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "attachments_file" ON "attachments" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "upload_parts_file" ON "upload_parts" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "uploads_changed" ON "uploads" USING btree ("changed_at");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_purpose" CHECK ("files"."purpose" in ('recording', 'upload-part', 'lesson-file'));--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_type" CHECK ("files"."type" in ('audio/mpeg', 'audio/wav', 'image/jpeg', 'image/png', 'image/webp', 'application/pdf', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/vnd.openxmlformats-officedocument.presentationml.presentation', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/vnd.oasis.opendocument.text', 'application/vnd.oasis.opendocument.presentation', 'application/vnd.oasis.opendocument.spreadsheet', 'text/plain', 'application/octet-stream'));