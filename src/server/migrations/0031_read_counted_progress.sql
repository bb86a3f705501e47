-- The newest aggregate of a learner's answers by these rules, as text, if nothing came after it; null if something is to be counted first.
CREATE FUNCTION funda_read_progress(learner uuid, rules integer, OUT counted_progress text) LANGUAGE plpgsql STABLE AS $$
DECLARE
  counted_up_to bigint;
BEGIN
  SELECT t.tally::text, t.last_sequence INTO counted_progress, counted_up_to FROM public.learning_tallies t
    WHERE t.learner_id = learner AND t.version = rules ORDER BY t.counted DESC LIMIT 1;
  IF EXISTS (SELECT FROM public.learning_events e WHERE e.learner_id = learner AND e.sequence > counted_up_to AND e.verified) THEN
    counted_progress := NULL;
  END IF;
END
$$;
