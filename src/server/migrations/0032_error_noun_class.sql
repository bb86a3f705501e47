ALTER TABLE "learning_events" ADD COLUMN "noun_class" text;--> statement-breakpoint
CREATE INDEX "learning_events_errors" ON "learning_events" USING btree ("learner_id","occurred_at","error_class","noun_class") WHERE verified and error_class is not null;--> statement-breakpoint
ALTER TABLE "learning_events" ADD CONSTRAINT "learning_events_noun_class" CHECK ("learning_events"."noun_class" in ('1', '1a', '2', '2a', '3', '4', '5', '6', '7', '8', '9', '10', '11', '14', '15', '16', '17'));--> statement-breakpoint
-- As in 0024, with the noun class of an error.
-- Keeps a batch of a learner's events, each once, and counts them on. One call does what took seven statements, and the
-- connection plans its statements once. It runs as whoever calls it: row-level policies hold. `sent` holds no id twice.
-- `most_a_day`, `near_a_day`: places back in the learner's count; an event of `today` there means that so many came today.
CREATE OR REPLACE FUNCTION funda_keep_events(
  learner uuid, sent json, received timestamptz, today timestamptz, most_a_day bigint, near_a_day bigint, most bigint, tally_version integer,
  OUT before bigint, OUT after bigint, OUT is_near boolean, OUT counted_at timestamptz, OUT counted_id uuid
) LANGUAGE plpgsql AS $$
DECLARE
  added bigint;
BEGIN
  -- Batches of one learner's devices wait for each other here. Each statement below sees what the one before had committed.
  SELECT last_sequence INTO before FROM learning_streams WHERE learner_id = learner FOR UPDATE;
  IF NOT FOUND THEN
    INSERT INTO learning_streams (learner_id, last_sequence) VALUES (learner, 0)
      ON CONFLICT (learner_id) DO UPDATE SET learner_id = excluded.learner_id
      RETURNING last_sequence INTO before;
  END IF;
  INSERT INTO learning_events (learner_id, id, sequence, language, section, item_id, exercise_type, answer, verdict, error_class,
    noun_class, milliseconds, device_id, occurred_at, utc_offset_minutes, cards, verified, clock_corrected, received_at)
  SELECT learner, e.id, before + row_number() OVER (ORDER BY e.place), e.language, e.section, e.item_id, e.exercise_type, e.answer,
    e.verdict, e.error_class, e.noun_class, e.milliseconds, e.device_id, e.occurred_at, e.utc_offset_minutes, coalesce(e.cards, '{}'), e.verified,
    e.clock_corrected, received
  FROM ROWS FROM (json_to_recordset(sent) AS (id uuid, language text, section text, "itemId" text, "exerciseType" text, answer text,
    verdict text, "errorClass" text, "nounClass" text, milliseconds integer, "deviceId" text, "occurredAt" timestamptz, "utcOffsetMinutes" integer,
    cards text[], verified boolean, "clockCorrected" boolean))
    WITH ORDINALITY AS e (id, language, section, item_id, exercise_type, answer, verdict, error_class, noun_class, milliseconds, device_id,
      occurred_at, utc_offset_minutes, cards, verified, clock_corrected, place)
  WHERE NOT EXISTS (SELECT FROM learning_events k WHERE k.learner_id = learner AND k.id = e.id);
  GET DIAGNOSTICS added = ROW_COUNT;
  after := before + added;
  is_near := false;
  IF added = 0 THEN
    RETURN;
  END IF;
  IF EXISTS (SELECT FROM learning_events WHERE learner_id = learner AND sequence = after - most_a_day AND received_at >= today) THEN
    RAISE EXCEPTION 'events-a-day' USING ERRCODE = 'FU001';
  END IF;
  IF after > most THEN
    RAISE EXCEPTION 'events' USING ERRCODE = 'FU001';
  END IF;
  is_near := EXISTS (SELECT FROM learning_events WHERE learner_id = learner AND sequence = after - near_a_day AND received_at >= today);
  UPDATE learning_streams SET last_sequence = after WHERE learner_id = learner;
  SELECT last_at, last_id INTO counted_at, counted_id FROM learning_tallies
    WHERE learner_id = learner AND version = tally_version ORDER BY counted DESC LIMIT 1;
END
$$;
