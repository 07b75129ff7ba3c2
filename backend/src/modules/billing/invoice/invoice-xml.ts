import { createHash } from 'node:crypto'
import { CITY_NAMES } from './city-names.ts'
import { inRiyadh, invoiceQr, legalNameOf } from './invoice-document.ts'
import type { InvoiceDocument } from './invoice-document.ts'
import { canonicalXml, element } from './xml-element.ts'
import type { XmlElement } from './xml-element.ts'

const SPACES = {
  xmlns: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
  'xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  'xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
}

/** UNTDID 1001: type of the document. */
const TYPE_CODES = { invoice: '388', creditNote: '381' } as const
/** UNTDID 4461, "instrument not defined": the invoice does not name the means of payment. */
const ANY_MEANS = '1'

const cbc = (name: string, text: string, attributes?: Record<string, string>) =>
  element(`cbc:${name}`, text, attributes)
const cac = (name: string, content: readonly (XmlElement | undefined)[]) => element(`cac:${name}`, content)

const amount = (name: string, riyals: number) => cbc(name, riyals.toFixed(2), { currencyID: 'SAR' })
const TAX_SCHEME = cac('TaxScheme', [cbc('ID', 'VAT')])
const STANDARD_RATE = [cbc('ID', 'S'), cbc('Percent', '15.00')]

const attachment = (id: string, text: string) =>
  cac('AdditionalDocumentReference', [
    cbc('ID', id),
    cac('Attachment', [cbc('EmbeddedDocumentBinaryObject', text, { mimeCode: 'text/plain' })]),
  ])

const taxScheme = (vatNumber: string | null) =>
  cac('PartyTaxScheme', [vatNumber ? cbc('CompanyID', vatNumber) : undefined, TAX_SCHEME])

const COUNTRY = cac('Country', [cbc('IdentificationCode', 'SA')])

const sellerOf = ({ seller }: InvoiceDocument) =>
  cac('AccountingSupplierParty', [
    cac('Party', [
      cac('PartyIdentification', [cbc('ID', seller.crNumber, { schemeID: 'CRN' })]),
      cac('PostalAddress', [
        cbc('StreetName', seller.address.street),
        cbc('BuildingNumber', seller.address.building),
        cbc('CitySubdivisionName', seller.address.district),
        cbc('CityName', seller.address.city),
        cbc('PostalZone', seller.address.postcode),
        COUNTRY,
      ]),
      taxScheme(seller.vatNumber),
      cac('PartyLegalEntity', [cbc('RegistrationName', seller.name.ar)]),
    ]),
  ])

// A unified number begins with 7, a commercial registration with another digit.
const companyScheme = (companyNumber: string) => (companyNumber.startsWith('7') ? '700' : 'CRN')

const buyerOf = ({ buyer }: InvoiceDocument) =>
  cac('AccountingCustomerParty', [
    cac('Party', [
      buyer.companyNumber
        ? cac('PartyIdentification', [
            cbc('ID', buyer.companyNumber, { schemeID: companyScheme(buyer.companyNumber) }),
          ])
        : undefined,
      cac('PostalAddress', [
        buyer.address ? cbc('StreetName', buyer.address) : undefined,
        buyer.city ? cbc('CityName', CITY_NAMES[buyer.city]?.ar ?? buyer.city) : undefined,
        COUNTRY,
      ]),
      buyer.vatNumber ? taxScheme(buyer.vatNumber) : undefined,
      cac('PartyLegalEntity', [cbc('RegistrationName', legalNameOf(buyer))]),
    ]),
  ])

// UBL has no negative lines; negative amounts become allowances on the document.
const allowancesOf = ({ lines }: InvoiceDocument) =>
  lines
    .filter(({ gross }) => gross < 0)
    .map(({ description, net }) =>
      cac('AllowanceCharge', [
        cbc('ChargeIndicator', 'false'),
        cbc('AllowanceChargeReason', description.ar),
        amount('Amount', -net),
        cac('TaxCategory', [...STANDARD_RATE, TAX_SCHEME]),
      ]),
    )

const linesOf = ({ lines }: InvoiceDocument) =>
  lines
    .filter(({ gross }) => gross >= 0)
    .map(({ description, net, vat, gross }, at) =>
      cac('InvoiceLine', [
        cbc('ID', String(at + 1)),
        cbc('InvoicedQuantity', '1', { unitCode: 'PCE' }),
        amount('LineExtensionAmount', net),
        cac('TaxTotal', [amount('TaxAmount', vat), amount('RoundingAmount', gross)]),
        cac('Item', [
          cbc('Name', `${description.ar} · ${description.en}`),
          cac('ClassifiedTaxCategory', [...STANDARD_RATE, TAX_SCHEME]),
        ]),
        cac('Price', [amount('PriceAmount', net)]),
      ]),
    )

const added = (values: number[]): number =>
  values.reduce((all, value) => all + Math.round(value * 100), 0) / 100

const totalsOf = ({ lines, net, gross }: InvoiceDocument) => {
  const nets = lines.map(line => line.net)
  return cac('LegalMonetaryTotal', [
    amount('LineExtensionAmount', added(nets.filter((_net, at) => (lines[at]?.gross ?? 0) >= 0))),
    amount('TaxExclusiveAmount', net),
    amount('TaxInclusiveAmount', gross),
    amount('AllowanceTotalAmount', -added(nets.filter((_net, at) => (lines[at]?.gross ?? 0) < 0)) || 0),
    amount('PayableAmount', gross),
  ])
}

const taxOf = ({ net, vat }: InvoiceDocument) => [
  cac('TaxTotal', [amount('TaxAmount', vat)]),
  cac('TaxTotal', [
    amount('TaxAmount', vat),
    cac('TaxSubtotal', [
      amount('TaxableAmount', net),
      amount('TaxAmount', vat),
      cac('TaxCategory', [...STANDARD_RATE, TAX_SCHEME]),
    ]),
  ]),
]

const headOf = (document: InvoiceDocument) => {
  const { day, time } = inRiyadh(document.issuedAt)
  return [
    cbc('ProfileID', 'reporting:1.0'),
    cbc('ID', document.number),
    cbc('UUID', document.uuid),
    cbc('IssueDate', day),
    cbc('IssueTime', time),
    // A buyer with a VAT number deducts the VAT and needs a standard tax invoice; others get a simplified
    // one.
    cbc('InvoiceTypeCode', TYPE_CODES[document.kind], {
      name: document.buyer.vatNumber ? '0100000' : '0200000',
    }),
    cbc('DocumentCurrencyCode', 'SAR'),
    cbc('TaxCurrencyCode', 'SAR'),
    document.creditedNumber
      ? cac('BillingReference', [cac('InvoiceDocumentReference', [cbc('ID', document.creditedNumber)])])
      : undefined,
    cac('AdditionalDocumentReference', [cbc('ID', 'ICV'), cbc('UUID', String(document.counter))]),
    attachment('PIH', document.previousHash),
  ]
}

const treeOf = (document: InvoiceDocument, qr: XmlElement | undefined): XmlElement =>
  element(
    'Invoice',
    [
      ...headOf(document),
      qr,
      sellerOf(document),
      buyerOf(document),
      cac('Delivery', [cbc('ActualDeliveryDate', inRiyadh(document.issuedAt).day)]),
      cac('PaymentMeans', [
        cbc('PaymentMeansCode', ANY_MEANS),
        document.reason ? cbc('InstructionNote', document.reason) : undefined,
      ]),
      ...allowancesOf(document),
      ...taxOf(document),
      totalsOf(document),
      ...linesOf(document),
    ],
    SPACES,
  )

/** The previous hash of the first document: the hash of "0", as ZATCA defines it. */
export const FIRST_HASH = Buffer.from(createHash('sha256').update('0').digest('hex')).toString('base64')

/**
 * Returns the document as UBL 2.1, and its hash for the next document. The hash covers the canonical XML
 * without the QR, as ZATCA defines for reporting.
 */
export const writeInvoiceXml = (document: InvoiceDocument): { xml: string; hash: string } => {
  const hash = createHash('sha256')
    .update(canonicalXml(treeOf(document, undefined)))
    .digest('base64')
  const whole = canonicalXml(treeOf(document, attachment('QR', invoiceQr(document))))
  return { xml: `<?xml version="1.0" encoding="UTF-8"?>\n${whole}`, hash }
}
