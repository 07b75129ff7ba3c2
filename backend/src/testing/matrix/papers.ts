import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { tenant } from '#src/database/database.ts'
import { issueInvoice } from '#src/modules/billing/invoice/issue-invoice.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { idOf } from './id-of.ts'

interface Whose {
  accountId: number
  mark: string
}

const addExport = async ({ foundation }: TestApp, owner: pg.Pool, { accountId, mark }: Whose) => {
  const folder = join(foundation.env.DATA_DIR, 'exports')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${mark}.zip`), mark)
  return idOf(
    owner,
    `insert into account_export (account_id, state, requested_by, file, bytes, expires_at)
      values ($1, 'Ready', $2, $2, octet_length($2), now() + interval '1 day') returning id`,
    [accountId, mark],
  )
}

const addPayment = async (owner: pg.Pool, accountId: number) => {
  const planId = await idOf(
    owner,
    `insert into plan (name, price_monthly, is_public) values ('{"ar":"","en":""}', 99, false) returning id`,
  )
  const subscriptionId = await idOf(
    owner,
    `insert into subscription (account_id, plan_id, status, starts_at, months, price, amount_due)
      values ($1, $2, 'PendingPayment', now(), 1, 99, 99) returning id`,
    [accountId, planId],
  )
  const paymentId = await idOf(
    owner,
    `insert into payment (account_id, subscription_id, amount, cart_id, language, description)
      values ($1, $2, 99, $3, 'ar', '') returning id`,
    [accountId, subscriptionId, `cart-${accountId}`],
  )
  return { subscriptionId, paymentId }
}
const addInvoice = ({ foundation }: TestApp, accountId: number): Promise<number> =>
  foundation.database.run(tenant(accountId), async db => {
    const lines = [{ description: { ar: 'باقة', en: 'Plan' }, gross: 115 }]
    const facts = { accountId, subscriptionId: 1, paymentId: null, isSent: false, now: new Date() }
    return (await issueInvoice(db, { ...facts, lines })).id
  })

/** Adds the billing records of a merchant: an open payment, an invoice and a copy of its data. */
export const addPapers = async (test: TestApp, owner: pg.Pool, whose: Whose) => ({
  accountExportId: await addExport(test, owner, whose),
  invoiceId: await addInvoice(test, whose.accountId),
  ...(await addPayment(owner, whose.accountId)),
})
