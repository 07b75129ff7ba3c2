import pg from 'pg'
import { clusterOf } from '../torture/instance/cluster.ts'

/** What the database says of a payment and of what it was for. */
export interface Settled {
  paymentId: number
  state: string
  /** the subscription names this payment as its own */
  isActive: boolean
}

const ask = async <Row extends pg.QueryResultRow>(
  dataDir: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> => {
  const { url } = await clusterOf(dataDir)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

/** A month of the demo merchant that waits for its payment. */
export const addUnpaid = async (dataDir: string): Promise<number> => {
  const [row] = await ask<{ id: number }>(
    dataDir,
    `insert into subscription (account_id, plan_id, status, starts_at, months, price, amount_due)
      select 1, min(id), 'PendingPayment', now(), 1, 149, 149 from plan returning id`,
  )
  return row?.id ?? 0
}

export const readSettled = (dataDir: string): Promise<Settled[]> =>
  ask<Settled>(
    dataDir,
    `select p.id as "paymentId", p.state, coalesce(s.payment_id = p.id, false) as "isActive" from payment p
      join subscription s on s.account_id = p.account_id and s.id = p.subscription_id`,
  )
