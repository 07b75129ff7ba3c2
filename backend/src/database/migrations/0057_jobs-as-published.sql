-- Earlier versions added a trigger and policies to the tables of graphile-worker. The worker logs in as their owner now.
DROP FUNCTION IF EXISTS wake_for_queue() CASCADE;--> statement-breakpoint
DO $$ DECLARE added record; BEGIN
  FOR added IN SELECT tablename FROM pg_policies WHERE schemaname = 'graphile_worker' AND policyname = 'platform_scope'
  LOOP
    EXECUTE format('DROP POLICY platform_scope ON graphile_worker.%I', added.tablename);
  END LOOP;
END $$;
