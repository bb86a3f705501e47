-- Keeps a batch of a learner's events, each once, and counts them on (0024, 0032). The time of a batch no longer grows with the
-- learner's events, and the day's limit is looked up only once a learner has so many events.
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
  -- A scalar subquery is looked up once an event. The planner would turn NOT EXISTS into a join that reads all the learner's events.
  WHERE (SELECT k.sequence FROM learning_events k WHERE k.learner_id = learner AND k.id = e.id) IS NULL;
  GET DIAGNOSTICS added = ROW_COUNT;
  after := before + added;
  is_near := false;
  IF added = 0 THEN
    RETURN;
  END IF;
  IF after > most_a_day THEN
    IF EXISTS (SELECT FROM learning_events WHERE learner_id = learner AND sequence = after - most_a_day AND received_at >= today) THEN
      RAISE EXCEPTION 'events-a-day' USING ERRCODE = 'FU001';
    END IF;
  END IF;
  IF after > most THEN
    RAISE EXCEPTION 'events' USING ERRCODE = 'FU001';
  END IF;
  IF after > near_a_day THEN
    is_near := EXISTS (SELECT FROM learning_events WHERE learner_id = learner AND sequence = after - near_a_day AND received_at >= today);
  END IF;
  UPDATE learning_streams SET last_sequence = after WHERE learner_id = learner;
  SELECT last_at, last_id INTO counted_at, counted_id FROM learning_tallies
    WHERE learner_id = learner AND version = tally_version ORDER BY counted DESC LIMIT 1;
END
$$;
