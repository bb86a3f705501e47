-- Row-level policies: they hide the rows of others even from a query that forgot its where clause. Every table with a
-- learner_id or a space_id has one, also a new table. Run after the migrations, at each start; it changes nothing
-- twice.

-- Who acts, by the transaction's own setting. Null for nobody and for the system.
CREATE OR REPLACE FUNCTION funda_actor() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
  RETURN CASE WHEN current_setting('funda.actor', true) ~ '^[0-9a-f-]{36}$' THEN current_setting('funda.actor', true)::uuid END;

CREATE OR REPLACE FUNCTION funda_is_system() RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
  RETURN coalesce(current_setting('funda.actor', true), '') = 'system';

-- The steps of logging in and of getting back in: they look for an account before it is known who asks.
CREATE OR REPLACE FUNCTION funda_is_login() RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
  RETURN current_setting('funda.actor', true) IN ('login', 'system');

-- The server's clock, where it told.
CREATE OR REPLACE FUNCTION funda_now() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
  RETURN coalesce(nullif(current_setting('funda.now', true), '')::timestamptz, now());

-- The people whose rows an account may reach: itself, and the children whose guardian it is now. It looks as the
-- system, because the policies of the tables it looks into ask it; the actor is put back before anything else runs. (A
-- SET clause of the function would need a superuser.)
CREATE OR REPLACE FUNCTION funda_learners(actor uuid, moment timestamptz) RETURNS uuid[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  asking constant text := coalesce(current_setting('funda.actor', true), '');
  found uuid[];
BEGIN
  PERFORM set_config('funda.actor', 'system', true);
  SELECT array_append(coalesce(array_agg(r.learner_id), '{}'), actor) INTO found FROM public.guardian_relations r
  WHERE r.guardian_id = actor AND (r.ends_at IS NULL OR r.ends_at > moment);
  PERFORM set_config('funda.actor', asking, true);
  RETURN found;
END
$$;

-- The spaces that any of these people belong to.
CREATE OR REPLACE FUNCTION funda_spaces(learners uuid[]) RETURNS uuid[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  asking constant text := coalesce(current_setting('funda.actor', true), '');
  found uuid[];
BEGIN
  PERFORM set_config('funda.actor', 'system', true);
  SELECT coalesce(array_agg(DISTINCT m.space_id), '{}') INTO found FROM public.space_members m WHERE m.learner_id = ANY (learners);
  PERFORM set_config('funda.actor', asking, true);
  RETURN found;
END
$$;

DO $$
DECLARE
  -- The cheap condition stands first, so that a statement about one's own rows asks for no children.
  own constant text := 'learner_id = (SELECT funda_actor()) OR '
    || 'learner_id = ANY ((SELECT funda_learners(funda_actor(), funda_now()))::uuid[])';
  shared constant text := 'space_id = ANY ((SELECT funda_spaces(funda_learners(funda_actor(), funda_now())))::uuid[])';
  walled record;
  rule text;
  seen text;
BEGIN
  FOR walled IN
    SELECT c.oid::regclass AS place, c.relrowsecurity AND c.relforcerowsecurity AS stands,
      bool_or(a.attname = 'learner_id') AS of_learner, bool_or(a.attname = 'space_id') AS of_space,
      bool_or(a.attname = 'guardian_id') AS of_guardian,
      bool_or(a.attname = 'invited_by') AS of_inviter,
      (SELECT obj_description(p.oid, 'pg_policy') FROM pg_policy p WHERE p.polrelid = c.oid AND p.polname = 'wall') AS known
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND NOT a.attisdropped
      AND a.attname IN ('learner_id', 'space_id', 'guardian_id', 'invited_by')
    WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace
    GROUP BY c.oid HAVING bool_or(a.attname IN ('learner_id', 'space_id'))
  LOOP
    rule := '(SELECT funda_is_system())' || CASE WHEN walled.of_learner THEN ' OR ' || own ELSE '' END
      || CASE WHEN walled.of_space THEN ' OR ' || shared ELSE '' END;
    -- What a guardian decided is theirs to see, also when they no longer are one, and so is whom they invited; but
    -- nobody makes themselves a guardian.
    seen := rule || CASE WHEN walled.of_guardian THEN ' OR guardian_id = (SELECT funda_actor())' ELSE '' END
      || CASE WHEN walled.of_inviter THEN ' OR invited_by = (SELECT funda_actor())' ELSE '' END;
    CONTINUE WHEN walled.stands AND walled.known = md5(seen || rule);
    EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', walled.place);
    EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', walled.place);
    EXECUTE format('DROP POLICY IF EXISTS wall ON %s', walled.place);
    EXECUTE format('CREATE POLICY wall ON %s USING (%s) WITH CHECK (%s)', walled.place, seen, rule);
    EXECUTE format('COMMENT ON POLICY wall ON %s IS %L', walled.place, md5(seen || rule));
  END LOOP;
END
$$;

-- Accounts, their passwords, sessions and tokens. Logging in sees them all. An account sees its own rows and those of
-- its children; the cheap conditions stand first, so that a read of one's own row asks nothing else. Tokens are hashed
-- and begin with the account that they stand for.
DO $$
DECLARE
  walled record;
  rule text;
BEGIN
  FOR walled IN
    SELECT t.place, t.owner, (SELECT obj_description(p.oid, 'pg_policy') FROM pg_policy p
      WHERE p.polrelid = t.place::regclass AND p.polname = 'wall') AS known
    FROM (VALUES ('public.users', 'id'), ('public.accounts', 'user_id'), ('public.sessions', 'user_id'),
      ('public.verifications', NULL)) t (place, owner)
  LOOP
    rule := CASE WHEN walled.owner IS NULL
      THEN '(SELECT funda_is_login()) OR left(value, 36) = (SELECT funda_actor())::text OR '
        || 'left(value, 36) = ANY ((SELECT funda_learners(funda_actor(), funda_now()))::text[])'
      ELSE format('(SELECT funda_is_login()) OR %1$I = (SELECT funda_actor()) OR '
        || '%1$I = ANY ((SELECT funda_learners(funda_actor(), funda_now()))::uuid[])', walled.owner)
    END;
    CONTINUE WHEN walled.known = md5(rule);
    EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', walled.place);
    EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', walled.place);
    EXECUTE format('DROP POLICY IF EXISTS wall ON %s', walled.place);
    EXECUTE format('CREATE POLICY wall ON %s USING (%s)', walled.place, rule);
    EXECUTE format('COMMENT ON POLICY wall ON %s IS %L', walled.place, md5(rule));
  END LOOP;
END
$$;

-- The record of security events is only ever added to. The system adds; nobody changes a row; what is deleted has been
-- kept for its time. An account's end takes its rows, and its id and session from the rows about others: those two acts
-- are the foreign keys' own, which these policies don't bind.
CREATE OR REPLACE FUNCTION funda_keep_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.actor_id IS NOT NULL OR to_jsonb(OLD) - 'actor_id' IS DISTINCT FROM to_jsonb(NEW) - 'actor_id' THEN
    RAISE EXCEPTION 'Rows of % are only ever added', TG_TABLE_NAME USING ERRCODE = '42501';
  END IF;
  NEW.session_id := NULL;
  RETURN NEW;
END
$$;

DO $$
DECLARE
  other record;
BEGIN
  IF NOT EXISTS (SELECT FROM pg_trigger WHERE tgname = 'security_events_stay' AND tgrelid = 'public.security_events'::regclass) THEN
    CREATE TRIGGER security_events_stay BEFORE UPDATE ON public.security_events FOR EACH ROW EXECUTE FUNCTION funda_keep_event();
    CREATE POLICY only_added ON public.security_events AS RESTRICTIVE FOR INSERT WITH CHECK ((SELECT funda_is_system()));
    CREATE POLICY only_kept ON public.security_events AS RESTRICTIVE FOR DELETE
      USING ((SELECT funda_is_system()) AND at <= (SELECT funda_now()) - interval '365 days');
  END IF;
  FOR other IN SELECT DISTINCT grantee FROM information_schema.role_table_grants
    WHERE table_schema = 'public' AND table_name = 'security_events' AND privilege_type IN ('UPDATE', 'TRUNCATE')
      AND grantee NOT IN (current_user, 'PUBLIC')
  LOOP
    EXECUTE format('REVOKE UPDATE, TRUNCATE ON public.security_events FROM %I', other.grantee);
  END LOOP;
END
$$;

-- Emails on their way: whoever causes one queues it, and only the system reads, sends and deletes them.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_policy WHERE polname = 'queued' AND polrelid = 'public.emails'::regclass) THEN
    ALTER TABLE public.emails ENABLE ROW LEVEL SECURITY;
    ALTER TABLE public.emails FORCE ROW LEVEL SECURITY;
    CREATE POLICY wall ON public.emails USING ((SELECT funda_is_system()));
    CREATE POLICY queued ON public.emails FOR INSERT WITH CHECK (true);
  END IF;
END
$$;
