import { and, count, desc, eq, isNotNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { PaymentListQuery, PaymentRow } from '@sufra/shared/contracts/payment'
import type { Page } from '@sufra/shared/contracts/wire'
import type { Db } from '#src/database/database.ts'
import { notFound } from '#src/errors/errors.ts'
import { account } from '#src/modules/merchants/account/account.table.ts'
import { pageAnswer, sliceOf } from '#src/routing/page.ts'
import { listRefunds, listResolutions } from './payment-care.repository.ts'
import { listMessages } from './payment-event.repository.ts'
import { namesPayment } from './payment.repository.ts'
import { payment } from './payment.table.ts'
import { refundLeft } from './refund-left.ts'

type Query = z.output<typeof PaymentListQuery>
type MessageRow = Awaited<ReturnType<typeof listMessages>>[number]

const filterOf = ({ Id, AccountId, State, NeedsAttention, Search }: Query) =>
  and(
    Id ? eq(payment.id, Id) : undefined,
    AccountId ? eq(payment.accountId, AccountId) : undefined,
    State && eq(payment.state, State),
    NeedsAttention && isNotNull(payment.attention),
    Search ? namesPayment(Search) : undefined,
  )

const presentMessage = ({ firstAt, lastAt, ...message }: MessageRow) => ({
  ...message,
  firstAt: firstAt.toISOString(),
  lastAt: lastAt.toISOString(),
})

const select = (db: Db) =>
  db
    .select({ payment, accountName: account.name })
    .from(payment)
    .innerJoin(account, eq(account.id, payment.accountId))

type Found = Awaited<ReturnType<typeof select>>

const present = async (db: Db, found: Found): Promise<PaymentRow[]> => {
  const ids = found.map(({ payment: { id } }) => id)
  if (ids.length === 0) return []
  const messages = await listMessages(db, ids)
  const refunds = await listRefunds(db, ids)
  const resolutions = await listResolutions(db, ids)
  return found.map(({ payment: row, accountName }) => {
    const isOfThis = ({ paymentId }: { paymentId: number | null }) => paymentId === row.id
    return {
      ...row,
      accountName,
      createdAt: row.createdAt.toISOString(),
      settledAt: row.settledAt?.toISOString() ?? null,
      refundable: refundLeft(row, refunds.filter(isOfThis)),
      refunds: refunds.filter(isOfThis),
      resolutions: resolutions.filter(isOfThis),
      messages: messages.filter(isOfThis).map(presentMessage),
    }
  })
}

/** Payments of all merchants, latest first, each with its messages, refunds and decisions. */
export const listPayments = async (db: Db, query: Query): Promise<Page<PaymentRow>> => {
  const filter = filterOf(query)
  const { limit, offset } = sliceOf(query)
  const found = await select(db).where(filter).orderBy(desc(payment.id)).limit(limit).offset(offset)
  const [total] = await db.select({ count: count() }).from(payment).where(filter)
  return pageAnswer(query, { rows: await present(db, found), totalCount: total?.count ?? 0 })
}

/** Returns one payment. Throws `not_found`. */
export const readPaymentRow = async (db: Db, id: number): Promise<PaymentRow> => {
  const [row] = await present(db, await select(db).where(eq(payment.id, id)))
  if (!row) throw notFound()
  return row
}
