import { and, asc, count, desc, eq, gte, lt, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { InvoiceFilter } from '@sufra/shared/contracts/invoice'
import { searchWords } from '@sufra/shared/contracts/search-text'
import type { Db, Scope } from '#src/database/database.ts'
import { containsPattern, containsWords } from '#src/database/like-pattern.ts'
import { tenantFilter } from '#src/database/tenant-filter.ts'
import { account } from '#src/modules/merchants/account/account.table.ts'
import type { PageSlice } from '#src/routing/page.ts'
import { invoice } from './invoice.table.ts'
import type { InvoiceRow } from './issue.repository.ts'

const credited = alias(invoice, 'credited')
const note = alias(invoice, 'note')

const creditedSum =
  sql<string>`(select coalesce(sum(${note.gross}), 0) from ${invoice} ${sql.identifier('note')}
  where ${note.accountId} = ${invoice.accountId} and ${note.creditedId} = ${invoice.id})`.mapWith(Number)

// First instant of a month in Riyadh; `months` shifts it to a later month.
const monthBegin = (month: string, months = 0): SQL =>
  sql`((${`${month}-01`}::date + make_interval(months => ${months})) at time zone 'Asia/Riyadh')`

const isLike = (search: string): SQL | undefined => {
  const words = searchWords(search)
  return or(
    sql`${invoice.number} ilike ${containsPattern(search)}`,
    words.length > 0
      ? sql`exists (select from ${account} where ${account.id} = ${invoice.accountId}
          and ${containsWords(account.searchKey, words)})`
      : undefined,
  )
}

/** Returns the filter of a list, limited to the rows that the caller may see. */
export const invoiceFilter = (scope: Scope, { Kind, From, To, Search }: InvoiceFilter): SQL | undefined =>
  and(
    tenantFilter(scope, invoice.accountId),
    Kind && eq(invoice.kind, Kind),
    From ? gte(invoice.issuedAt, monthBegin(From)) : undefined,
    To ? lt(invoice.issuedAt, monthBegin(To, 1)) : undefined,
    Search?.trim() ? isLike(Search.trim()) : undefined,
  )

const SUMMARY = {
  id: invoice.id,
  accountId: invoice.accountId,
  kind: invoice.kind,
  number: invoice.number,
  issuedAt: invoice.issuedAt,
  buyer: invoice.buyer,
  uuid: invoice.uuid,
  net: invoice.net,
  vat: invoice.vat,
  gross: invoice.gross,
  credited: creditedSum,
  creditedNumber: credited.number,
}

const summaries = (db: Db) =>
  db
    .select(SUMMARY)
    .from(invoice)
    .leftJoin(credited, and(eq(credited.accountId, invoice.accountId), eq(credited.id, invoice.creditedId)))

export interface SummaryRow extends Pick<
  InvoiceRow,
  'id' | 'accountId' | 'kind' | 'number' | 'issuedAt' | 'buyer' | 'uuid' | 'net' | 'vat' | 'gross'
> {
  credited: number
  creditedNumber: string | null
}

export const listInvoices = (
  db: Db,
  where: SQL | undefined,
  { limit, offset }: PageSlice,
): Promise<SummaryRow[]> =>
  summaries(db)
    .where(where)
    .orderBy(desc(invoice.issuedAt), desc(invoice.counter))
    .limit(limit)
    .offset(offset)

export const countInvoices = async (db: Db, where: SQL | undefined): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(invoice).where(where)
  return row?.total ?? 0
}

/** Returns an invoice that the caller may see, with its summary. */
export const findInvoice = async (
  db: Db,
  { scope, id }: { scope: Scope; id: number },
): Promise<{ row: InvoiceRow; summary: SummaryRow } | undefined> => {
  const where = and(tenantFilter(scope, invoice.accountId), eq(invoice.id, id))
  const [row] = await db.select().from(invoice).where(where)
  const [summary] = await summaries(db).where(where)
  return row && summary && { row, summary }
}

/** Credit notes of an invoice, oldest first. */
export const listCreditNotes = (db: Db, { accountId, id }: Pick<InvoiceRow, 'accountId' | 'id'>) =>
  db
    .select()
    .from(invoice)
    .where(and(eq(invoice.accountId, accountId), eq(invoice.creditedId, id)))
    .orderBy(asc(invoice.counter))

// Credit notes count as negative amounts.
const signed = (amount: typeof invoice.net | typeof invoice.vat | typeof invoice.gross) =>
  sql<string>`sum(case ${invoice.kind} when 'invoice' then ${amount} else -${amount} end)`.mapWith(Number)

const ofKind = (kind: 'invoice' | 'creditNote') =>
  sql<string>`count(*) filter (where ${invoice.kind} = ${sql.raw(`'${kind}'`)})`.mapWith(Number)

/** Sums per month in Riyadh, latest month first. */
export const sumMonths = (db: Db, where: SQL | undefined) => {
  const month = sql<string>`to_char(${invoice.issuedAt} at time zone 'Asia/Riyadh', 'YYYY-MM')`
  return db
    .select({
      month,
      invoices: ofKind('invoice'),
      creditNotes: ofKind('creditNote'),
      net: signed(invoice.net),
      vat: signed(invoice.vat),
      gross: signed(invoice.gross),
    })
    .from(invoice)
    .where(where)
    .groupBy(sql`1`)
    .orderBy(sql`1 desc`)
}
