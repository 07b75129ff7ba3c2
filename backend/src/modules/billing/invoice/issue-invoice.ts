import type { InvoiceBuyer } from '@sufra/shared/contracts/invoice'
import { readLocalized } from '@sufra/shared/contracts/text'
import type { Db } from '#src/database/database.ts'
import { illegalTransition, notFound, unavailable, validation } from '#src/errors/errors.ts'
import { sumCredit, sumLines } from './invoice-sums.ts'
import type { LineToIssue } from './invoice-sums.ts'
import { issueDocument } from './issue-document.ts'
import type { IssuedInvoice } from './issue-document.ts'
import {
  findBuyer,
  findInvoiceOfPayment,
  findIssued,
  findSeller,
  lockCounter,
  sumOfCredits,
} from './issue.repository.ts'

const buyerOf = async (db: Db, accountId: number): Promise<InvoiceBuyer> => {
  const row = await findBuyer(db, accountId)
  if (!row) throw notFound()
  return {
    name: readLocalized(row.name),
    legalName: row.legalName,
    vatNumber: row.vatNumber,
    companyNumber: row.unifiedNumber ?? row.crNumber,
    address: row.nationalAddress,
    city: row.city,
  }
}

export interface InvoiceRequest {
  accountId: number
  subscriptionId: number
  /** null: not paid through ClickPay, or recorded by hand */
  paymentId: number | null
  /** sold items; discounts and credits are negative lines of their own */
  lines: readonly LineToIssue[]
  now: Date
  /** false: no mail, for example for demo data */
  isSent?: boolean
}

/** Returns whether a seller is set. Check it before a charge: no invoice can be written without a seller. */
export const canInvoice = async (db: Db): Promise<boolean> => (await findSeller(db)) !== undefined

/**
 * Issues the invoice of a paid subscription, inside the caller's transaction; a rollback returns the number.
 * Waits for concurrent transactions that issue. A payment has one invoice: a second call returns the same
 * one. Amounts are SAR with VAT, and their sum must not be negative. 404 `not_found` for an unknown merchant;
 * 503 `unavailable` without a seller.
 */
export const issueInvoice = async (db: Db, asked: InvoiceRequest): Promise<IssuedInvoice> => {
  const { accountId, subscriptionId, paymentId, now } = asked
  const counter = await lockCounter(db)
  const known = paymentId === null ? undefined : await findInvoiceOfPayment(db, { accountId, paymentId })
  if (known) return known
  const seller = await findSeller(db)
  if (!seller) throw unavailable()
  const sums = sumLines(asked.lines)
  if (sums.lines.length === 0 || sums.gross < 0) throw new RangeError('An invoice is over something')
  const buyer = await buyerOf(db, accountId)
  const told = { reason: null, creditedNumber: null }
  return issueDocument(db, {
    counter,
    document: { kind: 'invoice', issuedAt: now, seller, buyer, ...sums, ...told },
    of: { accountId, subscriptionId, paymentId, creditedId: null },
    isSent: asked.isSent ?? true,
  })
}

export interface CreditNoteRequest {
  accountId: number
  invoiceId: number
  /** SAR with VAT; null: the whole remaining amount */
  amount: number | null
  reason: string
  now: Date
  /** false: no mail, for example for demo data */
  isSent?: boolean
}

const lineOf = (number: string) => ({
  ar: `إشعار دائن عن الفاتورة ${number}`,
  en: `Credit for invoice ${number}`,
})

/**
 * Credits an invoice or a part of it with a credit note, inside the caller's transaction. Seller and buyer
 * are those of the invoice. 404 `not_found`; 409 `illegal_transition` for a credit note and for an invoice
 * that is credited in full; 400 at `amount` above the remaining amount.
 */
export const creditInvoice = async (db: Db, asked: CreditNoteRequest): Promise<IssuedInvoice> => {
  const { accountId, invoiceId, reason, now } = asked
  const counter = await lockCounter(db)
  const credited = await findIssued(db, { accountId, id: invoiceId })
  if (!credited) throw notFound()
  const before = await sumOfCredits(db, { accountId, id: invoiceId })
  const left = Math.round((credited.gross - before.gross) * 100) / 100
  if (credited.kind === 'creditNote' || left <= 0) throw illegalTransition({ id: invoiceId, left })
  const amount = asked.amount ?? left
  if (amount > left) throw validation({ amount: ['over_amount_left'] })
  const sums = sumCredit(amount, before)
  const { seller, buyer, subscriptionId, paymentId, number } = credited
  const lines = [{ description: lineOf(number), ...sums }]
  return issueDocument(db, {
    counter,
    document: {
      kind: 'creditNote',
      issuedAt: now,
      seller,
      buyer,
      lines,
      ...sums,
      reason,
      creditedNumber: number,
    },
    of: { accountId, subscriptionId, paymentId, creditedId: invoiceId },
    isSent: asked.isSent ?? true,
  })
}
