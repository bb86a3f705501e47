CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"subject" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"username" text NOT NULL,
	"age_band" text NOT NULL,
	"terms_accepted_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_username_unique" UNIQUE("username"),
	CONSTRAINT "users_age_band" CHECK ("users"."age_band" in ('child', 'teen', 'adult'))
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guest_transfers" (
	"learner_id" uuid NOT NULL,
	"guest_session_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"data" jsonb NOT NULL,
	"transferred_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guest_transfers_learner_id_guest_session_id_pk" PRIMARY KEY("learner_id","guest_session_id")
);
--> statement-breakpoint
CREATE TABLE "learning_events" (
	"learner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sequence" bigint NOT NULL,
	"language" text NOT NULL,
	"section" text NOT NULL,
	"item_id" text NOT NULL,
	"exercise_type" text NOT NULL,
	"answer" text NOT NULL,
	"verdict" text NOT NULL,
	"error_class" text,
	"milliseconds" integer NOT NULL,
	"device_id" text NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"utc_offset_minutes" integer NOT NULL,
	"verified" boolean NOT NULL,
	"clock_corrected" boolean NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "learning_events_learner_id_id_pk" PRIMARY KEY("learner_id","id"),
	CONSTRAINT "learning_events_sequence" UNIQUE("learner_id","sequence"),
	CONSTRAINT "learning_events_language" CHECK ("learning_events"."language" in ('xh', 'af', 'zu', 'st', 'tn', 'nso', 'ts', 've', 'ss', 'nr')),
	CONSTRAINT "learning_events_section" CHECK ("learning_events"."section" in ('vocabulary', 'phrases', 'numbers', 'time', 'grammar', 'culture')),
	CONSTRAINT "learning_events_exercise_type" CHECK ("learning_events"."exercise_type" in ('choose-meaning', 'choose-word', 'listen-and-choose', 'match-pairs', 'put-in-order', 'fill-concord', 'build-word', 'type-translation', 'type-heard', 'number-generator', 'clock-generator', 'story-question', 'record-and-compare')),
	CONSTRAINT "learning_events_verdict" CHECK ("learning_events"."verdict" in ('correct', 'variant', 'slip', 'wrong', 'revealed')),
	CONSTRAINT "learning_events_error_class" CHECK ("learning_events"."error_class" in ('spelling', 'noun-prefix', 'number', 'subject-concord', 'object-concord', 'possessive-concord', 'adjective-concord', 'relative-concord', 'tense', 'polarity', 'person', 'word-order', 'missing-word', 'extra-word', 'other-word', 'empty'))
);
--> statement-breakpoint
CREATE TABLE "learning_streams" (
	"learner_id" uuid PRIMARY KEY NOT NULL,
	"last_sequence" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_transfers" ADD CONSTRAINT "guest_transfers_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_events" ADD CONSTRAINT "learning_events_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_streams" ADD CONSTRAINT "learning_streams_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_user" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_started" ON "sign_in_attempts" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");