-- Reads that devices ask for all the time. A statement without a name is planned anew each time, and with row-level policies
-- that takes longer than running it. In a function each connection plans it once, also behind a pooler.

-- The session with this hash, and its account.
CREATE FUNCTION funda_find_session(hash text) RETURNS TABLE (
  id uuid, "expiresAt" timestamptz, "createdAt" timestamptz, "updatedAt" timestamptz, "provedAt" timestamptz, "secondFactorAt" timestamptz,
  "userId" uuid, name text, email text, "emailVerified" boolean, username text, "ageBand" text, "startedAt" timestamptz
) LANGUAGE plpgsql STABLE ROWS 1 AS $$
BEGIN
  RETURN QUERY SELECT s.id, s.expires_at, s.created_at, s.updated_at, s.proved_at, s.second_factor_at, u.id, u.first_name, u.email,
    u.email_verified, u.username, u.age_band, u.created_at
  FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.token = hash;
END
$$;
--> statement-breakpoint
-- A page of a learner's events after a place in their count: the events as JSON of the contract, separated by commas, the place of
-- the last one, and whether more follow. Events are listed by name: what isn't named doesn't go out.
CREATE FUNCTION funda_list_events(learner uuid, place bigint, most integer, OUT events text, OUT last_place bigint, OUT has_more boolean)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  found_events bigint;
BEGIN
  has_more := false;
  IF NOT EXISTS (SELECT FROM learning_events k WHERE k.learner_id = learner AND k.sequence > place) THEN
    events := '';
    last_place := place;
    RETURN;
  END IF;
  SELECT string_agg(row_to_json(e)::text, ',' ORDER BY k.sequence), max(k.sequence), count(*) INTO events, last_place, found_events
  FROM (SELECT * FROM learning_events l WHERE l.learner_id = learner AND l.sequence > place ORDER BY l.sequence LIMIT most) k
  CROSS JOIN LATERAL (SELECT k.id, k.language, k.section, k.item_id AS "itemId", k.exercise_type AS "exerciseType", k.answer, k.verdict,
    k.error_class AS "errorClass", k.milliseconds, k.device_id AS "deviceId",
    to_char(k.occurred_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "occurredAt", k.utc_offset_minutes AS "utcOffsetMinutes",
    k.cards, k.verified, k.clock_corrected AS "clockCorrected") e;
  IF found_events = most THEN
    has_more := EXISTS (SELECT FROM learning_events k WHERE k.learner_id = learner AND k.sequence > last_place);
  END IF;
END
$$;
