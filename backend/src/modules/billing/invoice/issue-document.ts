import { randomUUID } from 'node:crypto'
import type { InvoiceKind } from '@sufra/shared/contracts/invoice'
import type { Db } from '#src/database/database.ts'
import { enqueue } from '#src/jobs/job-kind.ts'
import type { InvoiceDocument } from './invoice-document.ts'
import { writeInvoiceXml } from './invoice-xml.ts'
import { insertInvoice, updateCounter } from './issue.repository.ts'
import type { CounterRow } from './issue.repository.ts'
import { SEND_INVOICE } from './send-invoice.ts'

export interface IssuedInvoice {
  id: number
  number: string
}

interface Issue {
  /** row from `lockCounter` in the same transaction */
  counter: CounterRow
  document: Omit<InvoiceDocument, 'number' | 'counter' | 'uuid' | 'previousHash'>
  of: {
    accountId: number
    subscriptionId: number | null
    paymentId: number | null
    creditedId: number | null
  }
  /** false: no mail, for documents of past events */
  isSent: boolean
}

const PREFIXES = { invoice: 'INV', creditNote: 'CRN' } as const

const numberOf = (kind: InvoiceKind, count: number): string =>
  `${PREFIXES[kind]}-${String(count).padStart(6, '0')}`

/** Gives a document its number and its place in the chain, and inserts it. A job mails its PDF. */
export const issueDocument = async (
  db: Db,
  { counter, document, of, isSent }: Issue,
): Promise<IssuedInvoice> => {
  const { kind } = document
  const invoices = counter.invoices + (kind === 'invoice' ? 1 : 0)
  const creditNotes = counter.creditNotes + (kind === 'creditNote' ? 1 : 0)
  const documents = counter.documents + 1
  const whole = {
    ...document,
    number: numberOf(kind, kind === 'invoice' ? invoices : creditNotes),
    counter: documents,
    uuid: randomUUID(),
    previousHash: counter.lastHash,
  }
  const { xml, hash } = writeInvoiceXml(whole)
  const id = await insertInvoice(db, { ...whole, ...of, xml, hash })
  await updateCounter(db, { documents, invoices, creditNotes, lastHash: hash })
  if (isSent) await enqueue(db, SEND_INVOICE, { payload: { accountId: of.accountId, invoiceId: id } })
  return { id, number: whole.number }
}
