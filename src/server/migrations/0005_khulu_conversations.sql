CREATE TABLE "khulu_histories" (
	"learner_id" uuid PRIMARY KEY NOT NULL,
	"last_sequence" bigint NOT NULL,
	"cleared_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "khulu_messages" (
	"learner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sequence" bigint NOT NULL,
	"sender" text NOT NULL,
	"text" text NOT NULL,
	"answer" jsonb,
	"said_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "khulu_messages_learner_id_id_pk" PRIMARY KEY("learner_id","id"),
	CONSTRAINT "khulu_messages_sequence" UNIQUE("learner_id","sequence"),
	CONSTRAINT "khulu_messages_sender" CHECK ("khulu_messages"."sender" in ('user', 'khulu'))
);
--> statement-breakpoint
ALTER TABLE "khulu_histories" ADD CONSTRAINT "khulu_histories_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "khulu_messages" ADD CONSTRAINT "khulu_messages_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "khulu_messages_said" ON "khulu_messages" USING btree ("said_at");