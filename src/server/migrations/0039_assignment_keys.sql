ALTER TABLE "assignment_students" DROP CONSTRAINT "assignment_students_assignment";
--> statement-breakpoint
ALTER TABLE "marks" DROP CONSTRAINT "marks_hand_in";
--> statement-breakpoint
ALTER TABLE "assignment_students" ADD CONSTRAINT "assignment_students_space_id_spaces_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("space_id") ON DELETE cascade ON UPDATE no action;