ALTER TABLE "learning_events" DROP CONSTRAINT "learning_events_section";--> statement-breakpoint
ALTER TABLE "learning_events" ADD COLUMN "cards" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "learning_events" ADD CONSTRAINT "learning_events_section" CHECK ("learning_events"."section" in ('vocabulary', 'phrases', 'numbers', 'time', 'grammar', 'culture', 'course', 'review'));