import type { InvoiceBuyer, InvoiceSeller } from '@sufra/shared/contracts/invoice'
import { CITY_NAMES } from './city-names.ts'
import { inRiyadh, invoiceQr, legalNameOf } from './invoice-document.ts'
import type { InvoiceDocument } from './invoice-document.ts'
import { qrPicture } from '#src/modules/infrastructure/infrastructure.ts'

/** The Typst template that reads the output of `paperOf`. */
export const INVOICE_PAGE = new URL('./paper/invoice.typ', import.meta.url)

interface Fact {
  ar: string
  en: string
  value: string
  /** digits and codes, written from left to right */
  latin: boolean
}

const latin = (ar: string, en: string, value: string): Fact => ({ ar, en, value, latin: true })

const HEADINGS = {
  standard: { ar: 'فاتورة ضريبية', en: 'Tax invoice' },
  simplified: { ar: 'فاتورة ضريبية مبسطة', en: 'Simplified tax invoice' },
  creditNote: { ar: 'إشعار دائن', en: 'Credit note' },
} as const

const headingOf = ({ kind, buyer }: Pick<InvoiceDocument, 'kind' | 'buyer'>) => {
  if (kind === 'creditNote') return HEADINGS.creditNote
  return buyer.vatNumber ? HEADINGS.standard : HEADINGS.simplified
}

const known = (facts: (Fact | undefined)[]): Fact[] => facts.filter(fact => fact !== undefined)

const sellerOf = ({ name, vatNumber, crNumber, address }: InvoiceSeller) => ({
  name,
  facts: [
    latin('الرقم الضريبي', 'VAT number', vatNumber),
    latin('السجل التجاري', 'Commercial registration', crNumber),
    {
      ar: 'العنوان',
      en: 'Address',
      latin: false,
      value: `${address.building} ${address.street}، ${address.district}، ${address.city} ${address.postcode}`,
    },
  ],
})

const addressOf = ({ address, city }: InvoiceBuyer): string | undefined => {
  const place = city ? (CITY_NAMES[city]?.ar ?? city) : undefined
  const parts = [address, address && place && address.includes(place) ? undefined : place]
  return parts.filter(Boolean).join('، ') || undefined
}

const buyerOf = (buyer: InvoiceBuyer) => {
  const address = addressOf(buyer)
  return {
    name: { ar: legalNameOf(buyer), en: buyer.name.en || buyer.name.ar },
    facts: known([
      buyer.vatNumber ? latin('الرقم الضريبي', 'VAT number', buyer.vatNumber) : undefined,
      buyer.companyNumber ? latin('رقم المنشأة', 'Company number', buyer.companyNumber) : undefined,
      address ? { ar: 'العنوان', en: 'Address', value: address, latin: false } : undefined,
    ]),
  }
}

const sumsOf = ({ net, vat, gross }: { net: number; vat: number; gross: number }) => ({
  net: net.toFixed(2),
  vat: vat.toFixed(2),
  gross: gross.toFixed(2),
})

const factsOf = ({ kind, number, issuedAt, creditedNumber, counter }: InvoiceDocument): Fact[] => {
  const { day, time } = inRiyadh(issuedAt)
  return known([
    kind === 'invoice'
      ? latin('رقم الفاتورة', 'Invoice number', number)
      : latin('رقم الإشعار', 'Credit note number', number),
    latin('التاريخ', 'Date', `${day} ${time.slice(0, 5)}`),
    creditedNumber
      ? latin('عن الفاتورة', 'Of invoice', creditedNumber)
      : latin('تسلسل المستند', 'Document counter', String(counter)),
  ])
}

/** Returns the input of the template as JSON: texts, formatted amounts and the XML to embed. */
export const paperOf = (document: InvoiceDocument, xml: string): string =>
  JSON.stringify({
    title: `${document.number} · ${document.seller.name.en}`,
    heading: headingOf(document),
    number: document.number,
    facts: factsOf(document),
    seller: sellerOf(document.seller),
    buyer: buyerOf(document.buyer),
    lines: document.lines.map(({ description, ...sums }) => ({ ...description, ...sumsOf(sums) })),
    sums: sumsOf(document),
    reason: document.reason,
    uuid: document.uuid,
    qr: qrPicture(invoiceQr(document)),
    xml,
  })
