ALTER TABLE "recordings" DROP CONSTRAINT "recordings_sound";--> statement-breakpoint
ALTER TABLE "recordings" ADD COLUMN "file_id" uuid;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recordings_file_id" ON "recordings" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "recordings_unmoved" ON "recordings" USING btree ("id") WHERE "recordings"."sound" is not null;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_sound" CHECK (num_nonnulls("recordings"."sound", "recordings"."file_id") = (case when "recordings"."state" = 'rejected' then 0 else 1 end));