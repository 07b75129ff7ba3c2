import { setTimeout as wait } from 'node:timers/promises'
import { query } from '../instance/database.ts'
import type { Instance } from '../instance/instance.ts'

const LOOK_EVERY_MS = 200
// Detects jobs that never finish, not a slow machine.
const LIMIT_MS = 300_000

// The names that the backend gives to `jobs.cron`. A name that no longer exists keeps settle from ending.
const CRON_NAMES = [
  'add-up-order-days',
  'close-resolved-tickets',
  'delete-abandoned-accounts',
  'delete-account-exports',
  'delete-old-codes',
  'delete-old-idempotency-keys',
  'delete-old-jobs',
  'delete-old-live-events',
  'delete-old-login-failures',
  'delete-old-mails',
  'delete-old-notifications',
  'delete-old-print-jobs',
  'delete-old-release-health',
  'delete-old-sessions',
  'delete-push-devices',
  'delete-unsent-ticket-files',
  'delete-unused-images',
  'end-overdue-menu-publications',
  'forget-old-channel-calls',
  'forget-old-drift',
  'forget-old-menu-publications',
  'give-up-late-mails',
  'keep-closings',
  'keep-subscriptions',
  'verify-audit',
  'weekly-letters',
]

const DUE = `select count(*)::int as due from graphile_worker.jobs
  where run_at <= now() and attempts < max_attempts`

/** Runs all cron jobs now and waits for them, because they would otherwise change rows during a comparison. */
export const settle = async (instance: Instance): Promise<void> => {
  await query(
    instance,
    `select graphile_worker.add_job(name, '{}', queue_name := name, job_key := name)
      from unnest($1::text[]) as cron (name)`,
    [CRON_NAMES],
  )
  const until = Date.now() + LIMIT_MS
  while (Date.now() < until) {
    const [row] = await query<{ due: number }>(instance, DUE)
    if (row?.due === 0) return
    await wait(LOOK_EVERY_MS)
  }
  throw new Error('The work of the hour and the day does not end')
}
