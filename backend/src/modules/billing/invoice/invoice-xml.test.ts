import { createHash } from 'node:crypto'
import type { InvoiceDocument } from './invoice-document.ts'
import { writeInvoiceXml } from './invoice-xml.ts'
import { canonicalXml } from './xml-element.ts'
import { sampleDocument } from './testing/sample-document.ts'
import { childrenOf, find, readXml, textsOf } from './testing/read-xml.ts'

// Order of the children of an Invoice in UBL 2.1.
const UBL_ORDER = [
  ...['ProfileID', 'ID', 'UUID', 'IssueDate', 'IssueTime', 'InvoiceTypeCode', 'DocumentCurrencyCode'],
  ...['TaxCurrencyCode', 'BillingReference', 'AdditionalDocumentReference', 'AccountingSupplierParty'],
  ...['AccountingCustomerParty', 'Delivery', 'PaymentMeans', 'AllowanceCharge', 'TaxTotal'],
  ...['LegalMonetaryTotal', 'InvoiceLine'],
]

const document = sampleDocument()
const { buyer } = document
const treeOf = (changes: Partial<InvoiceDocument> = {}) =>
  readXml(writeInvoiceXml(sampleDocument(changes)).xml)

it('writes its parts in the order of UBL, with its type, date and currency', () => {
  const root = treeOf({ creditedNumber: 'INV-000001' })
  const places = childrenOf(root).map(({ name }) => UBL_ORDER.indexOf(name.replace(/^c[ab]c:/, '')))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(new Set(places).size).toBe(UBL_ORDER.length)
  expect(root.attributes.xmlns).toBe('urn:oasis:names:specification:ubl:schema:xsd:Invoice-2')
  // Half past midnight in Riyadh is the next day.
  expect(textsOf(root, 'cbc:IssueDate', 'cbc:IssueTime')).toEqual(['2026-11-23', '00:30:05'])
  expect(textsOf(root, 'cbc:ID', 'cbc:DocumentCurrencyCode')).toEqual(['INV-000007', 'SAR'])
})

it('is a standard invoice for a buyer with a VAT number, and a simplified one for others', () => {
  const typeOf = (changes: Partial<InvoiceDocument>) => find(treeOf(changes), 'cbc:InvoiceTypeCode')
  expect(typeOf({})).toMatchObject({ attributes: { name: '0100000' }, content: '388' })
  expect(typeOf({ buyer: { ...buyer, vatNumber: null } })?.attributes.name).toBe('0200000')
  expect(typeOf({ kind: 'creditNote' })?.content).toBe('381')
})

it('names buyer and seller, and escapes the special characters of XML', () => {
  const root = treeOf()
  const [sold, bought] = ['Supplier', 'Customer'].map(who =>
    find(root, `cac:Accounting${who}Party`, 'cac:Party'),
  )
  const named = (party: typeof sold) => find(party, 'cac:PartyLegalEntity', 'cbc:RegistrationName')?.content
  expect([named(sold), named(bought)]).toEqual(['شركة سفرة', 'مطعم "الريف" & <أبناؤه>'])
  expect(find(bought, 'cac:PartyIdentification', 'cbc:ID')).toMatchObject({
    attributes: { schemeID: '700' },
    content: '7001234567',
  })
  expect(find(bought, 'cac:PostalAddress', 'cbc:CityName')?.content).toBe('خميس مشيط')
  expect(find(sold, 'cac:PartyTaxScheme', 'cbc:CompanyID')?.content).toBe('310099887700003')
})

it('adds up: lines less allowances are the net, and net plus VAT is the paid amount', () => {
  const root = treeOf()
  const sums = childrenOf(find(root, 'cac:LegalMonetaryTotal')).map(({ content }) => content)
  expect(sums).toEqual(['303.48', '273.13', '314.10', '30.35', '314.10'])
  expect(find(root, 'cac:AllowanceCharge', 'cbc:Amount')?.content).toBe('30.35')
  expect(textsOf(find(root, 'cac:TaxTotal'), 'cbc:TaxAmount')).toEqual(['40.97'])
  const line = find(root, 'cac:InvoiceLine')
  expect(textsOf(line, 'cbc:ID', 'cbc:LineExtensionAmount')).toEqual(['1', '303.48'])
})

it('links to the previous document and hashes everything but the QR', () => {
  const { xml, hash } = writeInvoiceXml(document)
  const root = readXml(xml)
  const references = childrenOf(root).filter(({ name }) => name === 'cac:AdditionalDocumentReference')
  expect(references.map(each => find(each, 'cbc:ID')?.content)).toEqual(['ICV', 'PIH', 'QR'])
  const [icv, pih, qr] = references
  expect(find(icv, 'cbc:UUID')?.content).toBe('9')
  const embedded = (of: typeof pih) => find(of, 'cac:Attachment', 'cbc:EmbeddedDocumentBinaryObject')?.content
  expect(embedded(pih)).toBe(
    'NWZlY2ViNjZmZmM4NmYzOGQ5NTI3ODZjNmQ2OTZjNzljMmRiYzIzOWRkNGU5MWI0NjcyOWQ3M2EyN2ZiNTdlOQ==',
  )
  const said = Buffer.from(String(embedded(qr)), 'base64').toString()
  expect(said).toContain('2026-11-22T21:30:05Z')
  expect(said).toContain('314.10')
  const without = { ...root, content: childrenOf(root).filter(each => each !== qr) }
  expect(createHash('sha256').update(canonicalXml(without)).digest('base64')).toBe(hash)
  expect(xml.slice(xml.indexOf('<Invoice'))).toBe(canonicalXml(root))
})

it('names the credited invoice and the reason in a credit note', () => {
  const root = treeOf({ kind: 'creditNote', creditedNumber: 'INV-000003', reason: 'دُفعت\u0007 مرتين' })
  const credited = find(root, 'cac:BillingReference', 'cac:InvoiceDocumentReference', 'cbc:ID')
  expect(credited?.content).toBe('INV-000003')
  expect(find(root, 'cac:PaymentMeans', 'cbc:InstructionNote')?.content).toBe('دُفعت مرتين')
})
