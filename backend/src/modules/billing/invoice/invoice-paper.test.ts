import { createPaperDrawer } from '#src/modules/infrastructure/infrastructure.ts'
import type { InvoiceDocument } from './invoice-document.ts'
import { INVOICE_PAGE, paperOf } from './invoice-paper.ts'
import { writeInvoiceXml } from './invoice-xml.ts'
import { embeddedFile } from './testing/embedded-file.ts'
import { sampleDocument } from './testing/sample-document.ts'

const drawer = createPaperDrawer()
afterAll(() => drawer.close())

const draw = (document: InvoiceDocument, xml = writeInvoiceXml(document).xml) =>
  drawer.draw({ template: INVOICE_PAGE, data: paperOf(document, xml), issuedAt: document.issuedAt })

it('is a PDF/A-3b that embeds the XML unchanged', async () => {
  const document = sampleDocument()
  const { xml } = writeInvoiceXml(document)
  const pdf = await draw(document, xml)
  const text = pdf.toString('latin1')
  expect(text.slice(0, 5)).toBe('%PDF-')
  expect(text).toContain('<pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>')
  expect(text).toContain('/AFRelationship /Alternative')
  expect(text).toContain('2026-11-22T21:30:05')
  expect(embeddedFile(pdf)).toBe(xml)
})

it('produces the same bytes each time', async () => {
  const [first, second] = await Promise.all([draw(sampleDocument()), draw(sampleDocument())])
  expect(first.equals(second)).toBe(true)
})

it('prints names literally, even when they look like markup', async () => {
  const name = { ar: '#panic("no") $x$ *b* \\ "`', en: `#read("/etc/passwd") 👩‍🍳 ${'long'.repeat(80)}` }
  const { buyer } = sampleDocument()
  const hostile = sampleDocument({ buyer: { ...buyer, name, address: '#import "x"' }, reason: '@label <a>' })
  expect(embeddedFile(await draw(hostile))).toContain('#panic')
})

it('fails only the caller whose page cannot be drawn, and draws the next one', async () => {
  const [failed, drawn] = await Promise.allSettled([
    drawer.draw({ template: INVOICE_PAGE, data: '{}', issuedAt: new Date(0) }),
    draw(sampleDocument()),
  ])
  expect([failed.status, drawn.status]).toEqual(['rejected', 'fulfilled'])
})

it('starts another thread after one has ended', async () => {
  await drawer.close()
  expect((await draw(sampleDocument())).length).toBeGreaterThan(10_000)
})

it('prints its title in both languages and the amounts as formatted', () => {
  const paper = JSON.parse(paperOf(sampleDocument(), ''))
  expect(paper.heading).toEqual({ ar: 'فاتورة ضريبية', en: 'Tax invoice' })
  expect(paper.sums).toEqual({ net: '273.13', vat: '40.97', gross: '314.10' })
  expect(paper.lines[1]).toMatchObject({ en: 'Discount RAMADAN-10', gross: '-34.90' })
  const { buyer } = sampleDocument()
  const simple = JSON.parse(paperOf(sampleDocument({ buyer: { ...buyer, vatNumber: null } }), ''))
  expect(simple.heading.en).toBe('Simplified tax invoice')
})
