CREATE TABLE "file_contents" (
	"hash" text PRIMARY KEY NOT NULL,
	"arriving_until" timestamp with time zone,
	CONSTRAINT "file_contents_hash" CHECK ("file_contents"."hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "files" (
	"learner_id" uuid,
	"space_id" uuid,
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"hash" text NOT NULL,
	"type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "files_owner" CHECK (num_nonnulls("files"."learner_id", "files"."space_id") = 1),
	CONSTRAINT "files_purpose" CHECK ("files"."purpose" in ('recording')),
	CONSTRAINT "files_type" CHECK ("files"."type" in ('audio/mpeg', 'audio/wav', 'image/jpeg', 'image/png', 'image/webp', 'application/pdf'))
);
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_space_id_spaces_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("space_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_hash_file_contents_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."file_contents"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_learner" ON "files" USING btree ("learner_id","purpose");--> statement-breakpoint
CREATE INDEX "files_space" ON "files" USING btree ("space_id","purpose");--> statement-breakpoint
CREATE INDEX "files_hash" ON "files" USING btree ("hash");