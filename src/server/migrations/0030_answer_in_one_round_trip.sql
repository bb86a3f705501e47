-- Replaced by funda_enter, which also names the account as the actor.
DROP FUNCTION funda_find_session(text);
--> statement-breakpoint
-- Reads that go along with the look for the session: one statement answers a request, and needs no transaction of its own.
-- The database finds the account by the hash of the session's token, names it as the actor, and only then reads.

-- Finds a session and its account by the token's hash, and names the account as the actor until the statement ends. Nobody acts without one.
CREATE FUNCTION funda_enter(hash text, moment text, OUT visitor uuid, OUT found_session text) LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('funda.actor', 'login', true);
  SELECT u.id, json_build_object('id', s.id, 'expiresAt', floor(extract(epoch FROM s.expires_at) * 1000), 'createdAt', floor(extract(epoch FROM s.created_at) * 1000),
    'updatedAt', floor(extract(epoch FROM s.updated_at) * 1000), 'provedAt', floor(extract(epoch FROM s.proved_at) * 1000),
    'secondFactorAt', floor(extract(epoch FROM s.second_factor_at) * 1000), 'userId', u.id, 'name', u.first_name, 'email', u.email,
    'emailVerified', u.email_verified, 'username', u.username, 'ageBand', u.age_band, 'startedAt', floor(extract(epoch FROM u.created_at) * 1000))::text
  INTO visitor, found_session
  FROM public.sessions s JOIN public.users u ON u.id = s.user_id WHERE s.token = hash;
  PERFORM set_config('funda.actor', coalesce(visitor::text, ''), true), set_config('funda.now', moment, true);
END
$$;
--> statement-breakpoint
-- Names the actor of a single statement, which then needs no transaction around it.
CREATE FUNCTION funda_act_as(account text, moment text, OUT acting text) LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('funda.actor', account, true), set_config('funda.now', moment, true);
  acting := account;
END
$$;
--> statement-breakpoint
-- The children of a guardian as JSON, with all that the list shows of each. The actor's own walls show the children; names of
-- other guardians who asked for a deletion are looked up as the system.
CREATE FUNCTION funda_list_children(guardian uuid, OUT children text) LANGUAGE plpgsql STABLE AS $$
DECLARE
  asking constant text := coalesce(current_setting('funda.actor', true), '');
  ids uuid[];
  names json;
BEGIN
  SELECT array_agg(r.learner_id) INTO ids FROM public.guardian_relations r
    WHERE r.guardian_id = guardian AND (r.ends_at IS NULL OR r.ends_at > funda_now());
  children := '[]';
  IF ids IS NULL THEN
    RETURN;
  END IF;
  IF EXISTS (SELECT FROM public.child_erasures e WHERE e.learner_id = ANY (ids)) THEN
    PERFORM set_config('funda.actor', 'system', true);
    SELECT json_object_agg(u.id, trim(u.first_name || ' ' || u.last_name)) INTO names FROM public.users u
      WHERE u.id IN (SELECT e.asked_by FROM public.child_erasures e WHERE e.learner_id = ANY (ids));
    PERFORM set_config('funda.actor', asking, true);
  END IF;
  SELECT coalesce(json_agg(c ORDER BY c.username), '[]')::text INTO children FROM (
    SELECT u.id, u.username, u.age_band AS "ageBand", u.created_at AS "addedAt", r.scopes, r.kind, r.ends_at AS "endsAt", r.offered_at AS "offeredAt",
      (SELECT json_build_object('act', a.act, 'purposes', a.purposes, 'decidedAt', a.decided_at, 'guardianId', a.guardian_id)
        FROM public.consent_acts a WHERE a.learner_id = u.id ORDER BY a.number DESC LIMIT 1) AS latest,
      EXISTS (SELECT FROM public.child_logins l WHERE l.learner_id = u.id AND (l.ended_at IS NOT NULL OR (l.set_by IS NOT NULL AND NOT EXISTS (
        SELECT FROM public.guardian_relations s WHERE s.learner_id = l.learner_id AND s.guardian_id = l.set_by
          AND (s.ends_at IS NULL OR s.ends_at > funda_now()))))) AS "needsLogin",
      coalesce((SELECT json_agg(json_build_object('what', e.what, 'dueAt', e.due_at, 'askedBy', e.asked_by, 'name', names ->> e.asked_by::text) ORDER BY e.what)
        FROM public.child_erasures e WHERE e.learner_id = u.id), '[]') AS erasures,
      (SELECT o.due_at FROM public.comings_of_age o WHERE o.learner_id = u.id) AS "ofAgeAt",
      (SELECT o.first_at FROM public.of_age_objections o WHERE o.learner_id = u.id) AS "objectedAt"
    FROM public.guardian_relations r JOIN public.users u ON u.id = r.learner_id
    WHERE r.guardian_id = guardian AND r.learner_id = ANY (ids)
  ) c;
END
$$;
