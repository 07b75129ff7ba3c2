import { readXlsx } from 'hucre/xlsx'
import PostalMime from 'postal-mime'
import { tenant } from '#src/database/database.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { startMailServer } from '#src/testing/mail-server.ts'
import type { MailServer } from '#src/testing/mail-server.ts'
import { issueInvoice } from './issue-invoice.ts'
import { embeddedFile } from './testing/embedded-file.ts'

let test: TestApp
let server: MailServer
let admin: object
let second: object
let operator: object
const own: number[] = []

interface Issued {
  accountId: number
  gross: number
  at: string
  isSent?: boolean
}

const issue = ({ accountId, gross, at, isSent = false }: Issued) =>
  test.foundation.database.run(tenant(accountId), async db => {
    const lines = [{ description: { ar: 'الخطة', en: 'Plan' }, gross }]
    const facts = { accountId, subscriptionId: 1, paymentId: null, lines, isSent, now: new Date(at) }
    return (await issueInvoice(db, facts)).id
  })

beforeAll(async () => {
  server = await startMailServer()
  test = await createTestApp({ SMTP_URL: server.url, MAIL_FROM: 'Sufra <no-reply@sufra.test>' })
  admin = await test.signIn('admin')
  second = await test.signIn('second')
  operator = await test.signIn('operator')
  for (const at of ['2026-09-30T20:59:59Z', '2026-09-30T21:00:00Z'])
    own.push(await issue({ accountId: 1, gross: 349, at }))
  await issue({ accountId: 2, gross: 149, at: '2026-10-05T10:00:00Z' })
})
afterAll(async () => {
  await test?.close()
  await server?.close()
})

const get = (path: string, headers: object) =>
  test.app.inject({ url: `/api/Invoice/${path}`, headers: { ...headers } })
const credit = (payload: object, headers: object = operator) =>
  test.app.inject({ method: 'POST', url: '/api/Invoice/Credit', payload, headers: { ...headers } })
const numbersOf = async (path: string, headers: object): Promise<string[]> =>
  (await get(path, headers)).json().data.map(({ number }: { number: string }) => number)

it("lists a merchant's own invoices, newest first, and all invoices to the operator", async () => {
  expect(await numbersOf('Get', admin)).toEqual(['INV-000002', 'INV-000001'])
  expect(await numbersOf('Get?AccountId=2', admin)).toEqual(['INV-000002', 'INV-000001'])
  expect(await numbersOf('Get', operator)).toEqual(['INV-000003', 'INV-000002', 'INV-000001'])
  expect(await numbersOf('Get?AccountId=2', operator)).toEqual(['INV-000003'])
})

it('filters by month in Riyadh, by number and by buyer', async () => {
  expect(await numbersOf('Get?To=2026-09', operator)).toEqual(['INV-000001'])
  expect(await numbersOf('Get?From=2026-10', operator)).toEqual(['INV-000003', 'INV-000002'])
  expect(await numbersOf('Get?Search=000002', operator)).toEqual(['INV-000002'])
  expect(await numbersOf('Get?Search=قهوه', operator)).toEqual(['INV-000003'])
  expect(await numbersOf('Get?Kind=creditNote', operator)).toEqual([])
  for (const query of ['From=2026-13', 'To=soon', 'Kind=bill'])
    expect((await get(`Get?${query}`, operator)).statusCode).toBe(400)
})

it('returns one invoice with its lines and its QR, without the XML of the chain', async () => {
  const answer = (await get(`Get/Id?Id=${own[0]}`, admin)).json()
  expect(answer).toMatchObject({
    number: 'INV-000001',
    net: 303.48,
    vat: 45.52,
    gross: 349,
    credited: 0,
    creditNotes: [],
    seller: { vatNumber: '310099887700003' },
    lines: [{ description: { en: 'Plan' }, gross: 349 }],
  })
  expect(Buffer.from(answer.qr, 'base64').toString()).toContain('349.00')
  expect(answer).not.toHaveProperty('xml')
})

it('downloads a PDF that embeds its XML, the same each time', async () => {
  const [pdf, again, xml] = await Promise.all([
    get(`Pdf/${own[0]}`, admin),
    get(`Pdf/${own[0]}`, operator),
    get(`Xml/${own[0]}`, admin),
  ])
  expect(pdf.headers['content-type']).toBe('application/pdf')
  expect(pdf.headers['content-disposition']).toBe('attachment; filename="INV-000001.pdf"')
  expect(pdf.rawPayload.equals(again.rawPayload)).toBe(true)
  expect(xml.headers['content-type']).toContain('application/xml')
  expect(embeddedFile(pdf.rawPayload)).toBe(xml.body)
  expect(xml.body).toContain('<cbc:ID>INV-000001</cbc:ID>')
})

it('credits an invoice with a reason, and links both documents', async () => {
  const body = { invoiceId: own[1], amount: 100, reason: 'دُفعت مرتين' }
  expect((await credit({ ...body, reason: 'x' })).statusCode).toBe(400)
  const headers = { ...operator, 'idempotency-key': 'once' }
  const [first, second] = [await credit(body, headers), await credit(body, headers)]
  expect(first.json()).toMatchObject({ kind: 'creditNote', gross: 100, credits: { number: 'INV-000002' } })
  expect(second.json().number).toBe(first.json().number)
  const credited = (await get(`Get/Id?Id=${own[1]}`, admin)).json()
  expect(credited).toMatchObject({ credited: 100, creditNotes: [{ number: first.json().number }] })
  expect((await credit({ ...body, amount: 249.01 })).json()).toMatchObject({
    errors: { amount: ['Less than that is left of the invoice.'] },
  })
})

it('sums months less credit notes', async () => {
  const months = (await get('Months?To=2026-10', operator)).json()
  expect(months).toEqual([
    { month: '2026-10', invoices: 2, creditNotes: 0, net: 433.05, vat: 64.95, gross: 498 },
    { month: '2026-09', invoices: 1, creditNotes: 0, net: 303.48, vat: 45.52, gross: 349 },
  ])
  const [latest] = (await get('Months', admin)).json()
  expect(latest).toMatchObject({ invoices: 0, creditNotes: 1, gross: -100 })
})

it('exports text or a workbook for bookkeeping, with the VAT number of each buyer', async () => {
  const csv = await get('Export?Format=csv&To=2026-10', { ...operator, 'accept-language': 'en' })
  const lines = csv.body.trim().split(/\r?\n/)
  expect(csv.headers['content-disposition']).toBe('attachment; filename="invoices.csv"')
  expect(lines).toHaveLength(4)
  expect(lines[2]).toMatch(/^INV-000002,Invoice,2026-10-01,.*,310044556600003,303.48,45.52,349/)
  const xlsx = await get('Export?Format=xlsx', { ...operator, 'accept-language': 'ar' })
  const { sheets } = await readXlsx(xlsx.rawPayload)
  expect(sheets[0]?.name).toBe('الفواتير')
  expect(sheets[0]?.rows[1]?.slice(1, 2)).toEqual(['إشعار دائن'])
  expect(sheets[0]?.rows[1]?.[7]).toBe(-100)
})

it('mails each invoice once, with its PDF, to the people who pay, in their language', async () => {
  await test.foundation.jobs.drain()
  server.messages.length = 0
  const id = await issue({ accountId: 2, gross: 149, at: '2026-11-02T08:00:00Z', isSent: true })
  await test.foundation.jobs.drain()
  await test.foundation.jobs.drain()
  expect(server.messages).toHaveLength(1)
  const mail = await PostalMime.parse(server.messages[0] ?? '')
  expect(mail.to).toMatchObject([{ address: 'second@sufra.test' }])
  expect(mail.subject).toContain('فاتورتك')
  const [attached] = mail.attachments
  expect(attached).toMatchObject({
    mimeType: 'application/pdf',
    filename: expect.stringMatching(/^INV-\d+\.pdf$/),
  })
  const content = attached?.content
  if (!(content instanceof ArrayBuffer)) throw new Error('The attachment is no bytes')
  expect(Buffer.from(content).equals((await get(`Pdf/${id}`, second)).rawPayload)).toBe(true)
})
