import type { InvoiceBuyer, InvoiceKind, InvoiceLine, InvoiceSeller } from '@sufra/shared/contracts/invoice'
import { inLanguage } from '@sufra/shared/contracts/text'
import { zatcaCode } from '#src/modules/infrastructure/infrastructure.ts'
import type { Sums } from './invoice-sums.ts'

/** Content of a document before it is hashed. */
export interface InvoiceDocument extends Sums {
  kind: InvoiceKind
  number: string
  counter: number
  uuid: string
  issuedAt: Date
  seller: InvoiceSeller
  buyer: InvoiceBuyer
  lines: InvoiceLine[]
  previousHash: string
  reason: string | null
  /** of a credit note: the number of the credited invoice */
  creditedNumber: string | null
}

type Qr = Pick<InvoiceDocument, 'seller' | 'issuedAt' | 'gross' | 'vat'>

/** Returns the content of the QR code. */
export const invoiceQr = ({ seller, issuedAt, gross, vat }: Qr): string =>
  zatcaCode({
    seller: seller.name.ar,
    vatNumber: seller.vatNumber,
    total: gross,
    vat,
    // ZATCA's scanners accept seconds, not milliseconds.
    at: issuedAt.toISOString().replace(/\.\d+Z$/, 'Z'),
  })

export const legalNameOf = ({ legalName, name }: Pick<InvoiceBuyer, 'legalName' | 'name'>): string =>
  legalName || inLanguage(JSON.stringify(name), 'ar')

const RIYADH = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Riyadh',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** Returns the date and the time in Riyadh, which decide the tax period. */
export const inRiyadh = (instant: Date): { day: string; time: string } => {
  const [day = '', time = ''] = RIYADH.format(instant).split(', ')
  return { day, time }
}
