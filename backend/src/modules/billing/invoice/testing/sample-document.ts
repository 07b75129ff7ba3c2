import { FIRST_HASH } from '../invoice-xml.ts'
import { sumLines } from '../invoice-sums.ts'
import type { InvoiceDocument } from '../invoice-document.ts'

const seller = {
  name: { ar: 'شركة سفرة', en: 'Sufra' },
  vatNumber: '310099887700003',
  crNumber: '1010998877',
  address: {
    street: 'طريق الملك فهد',
    building: '7412',
    district: 'العليا',
    city: 'الرياض',
    postcode: '12214',
  },
}
const buyer = {
  name: { ar: 'مطعم "الريف" & <أبناؤه>', en: 'Al Reef & Sons' },
  legalName: null,
  vatNumber: '310044556600003',
  companyNumber: '7001234567',
  address: null,
  city: 'khamis-mushait',
}

/** Returns an invoice with a discount, issued at half past midnight in Riyadh. */
export const sampleDocument = (changes: Partial<InvoiceDocument> = {}): InvoiceDocument => ({
  kind: 'invoice',
  number: 'INV-000007',
  counter: 9,
  previousHash: FIRST_HASH,
  uuid: '8e6000cf-1a98-4174-b3e7-b5d5954bc10d',
  issuedAt: new Date('2026-11-22T21:30:05.400Z'),
  seller,
  buyer,
  reason: null,
  creditedNumber: null,
  ...sumLines([
    { description: { ar: 'الخطة الاحترافية، شهر واحد', en: 'Pro plan, one month' }, gross: 349 },
    { description: { ar: 'خصم RAMADAN-10', en: 'Discount RAMADAN-10' }, gross: -34.9 },
  ]),
  ...changes,
})
