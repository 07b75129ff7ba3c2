import pg from 'pg'
import type { TestApp } from '#src/testing/create-test-app.ts'
import type { Samples } from '../sample.ts'

const PLAN = 41
const DEARER_PLAN = 40

const asOwner = async ({ ownerUrl }: TestApp, statement: string, values: unknown[]): Promise<void> => {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await client.query(statement, values)
  await client.end()
}

const addPlans = (test: TestApp): Promise<void> =>
  asOwner(
    test,
    `insert into plan (id, name, price_monthly, trial_days, index) values ($1, $3, 99, 14, 1), ($2, $3, 199, 14, 1)
      on conflict do nothing`,
    [PLAN, DEARER_PLAN, JSON.stringify({ ar: 'باقة', en: 'Plan' })],
  )

const subscribeAll = async (test: TestApp): Promise<void> => {
  await addPlans(test)
  await asOwner(
    test,
    `insert into subscription (account_id, plan_id, status, months, price, starts_at, expiry_date, next_plan_id)
      select id, $1, 'Active', 1, 99, now() - interval '9 days', now() + interval '21 days', $1 from account
      where not exists (select from subscription where account_id = account.id and status = 'Active')`,
    [PLAN],
  )
}

/** Samples of subscriptions. */
export const subscriptionSamples: Samples = {
  'POST /api/Subscription/Add': {
    prepare: subscribeAll,
    ask: ({ accountId }) => ({
      url: '/api/Subscription/Add',
      json: { planId: PLAN, months: 1, accountId, reason: 'a sample' },
      headers: { 'idempotency-key': 'once' },
    }),
    // A merchant's account comes from the session, whatever id the request names.
    points: { accountId: { absent: 'ok', absentFor: { SuperAdmin: '404 not_found' } } },
    repeat: { isElsewhere: true },
  },
  'GET /api/Subscription/PreviewGift': {
    prepare: subscribeAll,
    ask: ({ accountId }) => ({
      url: `/api/Subscription/PreviewGift?AccountId=${accountId}&PlanId=${PLAN}&Months=2`,
    }),
    points: { accountId: { absent: '404 not_found' } },
  },
  'POST /api/Subscription/Upgrade': {
    fields: () => ({ planId: DEARER_PLAN }),
    repeat: { isElsewhere: true },
  },
}
