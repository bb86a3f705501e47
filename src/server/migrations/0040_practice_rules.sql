CREATE TABLE "practice_rules" (
	"space_id" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	"language" text NOT NULL,
	"error_class" text NOT NULL,
	"noun_class" text,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "practice_rules_space_id_assignment_id_pk" PRIMARY KEY("space_id","assignment_id"),
	CONSTRAINT "practice_rules_language" CHECK ("practice_rules"."language" in ('xh', 'af', 'zu', 'st', 'tn', 'nso', 'ts', 've', 'ss', 'nr')),
	CONSTRAINT "practice_rules_error_class" CHECK ("practice_rules"."error_class" in ('spelling', 'noun-prefix', 'number', 'subject-concord', 'object-concord', 'possessive-concord', 'adjective-concord', 'relative-concord', 'tense', 'polarity', 'person', 'word-order', 'missing-word', 'extra-word', 'other-word', 'empty')),
	CONSTRAINT "practice_rules_noun_class" CHECK ("practice_rules"."noun_class" in ('1', '1a', '2', '2a', '3', '4', '5', '6', '7', '8', '9', '10', '11', '14', '15', '16', '17'))
);
--> statement-breakpoint
ALTER TABLE "practice_rules" ADD CONSTRAINT "practice_rules_space_id_spaces_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("space_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "practice_rules_made" ON "practice_rules" USING btree ("space_id","made_at");