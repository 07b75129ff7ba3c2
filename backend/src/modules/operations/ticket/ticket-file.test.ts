import sharp from 'sharp'
import { fileTypeFromBuffer } from 'file-type/core'
import { refusal } from '#src/testing/json-calls.ts'
import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'
import { productForm } from '#src/testing/product-form.ts'
import type { Headers } from '#src/testing/shop-fixture.ts'

const PDF = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n')
let open: OpenShop
let operator: Headers
let second: Headers
let ticketId: number
beforeAll(async () => {
  open = await openShop()
  operator = await open.test.signIn('operator')
  second = await open.test.signIn('second')
  ticketId = (await post('Ticket/Add', { subject: 'Screen', text: 'Look' })).json().id
})
afterAll(() => open?.close())

const post = (path: string, payload: object, headers: object = open.admin) =>
  open.test.app.inject({ method: 'POST', url: `/api/${path}`, payload, headers: { ...headers } })
const upload = (bytes: Uint8Array, { name = 'a.pdf', headers = open.admin } = {}) => {
  const form = productForm('{}', { name, type: 'application/octet-stream', bytes })
  return open.test.app.inject({
    method: 'POST',
    url: `/api/Ticket/AddFile?TicketId=${ticketId}`,
    payload: form.payload,
    headers: { ...headers, ...form.headers },
  })
}
const read = (id: number, headers: Headers = open.admin) =>
  open.test.app.inject({ url: `/api/Ticket/File/${id}`, headers })
const send = (fileIds: number[], headers: Headers = open.admin, more: object = {}) =>
  post('Ticket/Message', { ticketId, text: '', fileIds, ...more }, headers)
const photo = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#0F766E' } })
    .withExif({ IFD0: { Copyright: 'where-i-live' } })
    .jpeg()
    .toBuffer()

it('stores a picture without its metadata, whatever its name', async () => {
  const added = (await upload(await photo(), { name: '../../etc/صورة\u202Egpj.pdf' })).json()
  expect(added).toMatchObject({ type: 'image/webp', width: 40, height: 30, name: 'صورةgpj.webp' })
  expect((await send([added.id])).json().files).toEqual([added])
  const answer = await read(added.id, operator)
  expect((await fileTypeFromBuffer(answer.rawPayload))?.mime).toBe('image/webp')
  expect(answer.rawPayload.toString('latin1')).not.toContain('where-i-live')
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  })
})

it('serves a PDF as a download under its name', async () => {
  const { id } = (await upload(PDF, { name: 'فاتورة.pdf' })).json()
  await send([id])
  const { headers, rawPayload } = await read(id, operator)
  expect(rawPayload).toEqual(PDF)
  expect(headers['content-type']).toBe('application/pdf')
  expect(headers['content-disposition']).toBe(
    `attachment; filename="______.pdf"; filename*=UTF-8''${encodeURIComponent('فاتورة.pdf')}`,
  )
})

it.each([
  ['an HTML page', Buffer.from('<html><script>alert(1)</script></html>')],
  ['an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a truncated PDF', PDF.subarray(0, 12)],
  ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
])('refuses %s by its content, whatever its name', async (_what, bytes) => {
  expect(refusal(await upload(bytes, { name: 'scan.pdf' }))).toEqual([415, 'unsupported_media_type'])
})

it('refuses a file that is too large', async () => {
  expect((await upload(Buffer.concat([PDF, Buffer.alloc(5_300_000), PDF]))).statusCode).toBe(413)
})

it('is readable for both sides of its conversation, and unknown to others', async () => {
  const { id } = (await upload(PDF)).json()
  await send([id])
  expect((await read(id, operator)).statusCode).toBe(200)
  expect(refusal(await read(id, second))).toEqual([404, 'not_found'])
})

it('hides files of notes and unsent files of the operator from a merchant', async () => {
  const { id } = (await upload(PDF, { headers: operator })).json()
  expect((await read(id)).statusCode).toBe(404)
  await send([id], operator, { isNote: true })
  expect((await read(id)).statusCode).toBe(404)
  expect((await read(id, operator)).statusCode).toBe(200)
})

it('is attached to one message of its uploader only', async () => {
  const { id } = (await upload(PDF)).json()
  expect(refusal(await send([id], operator))).toEqual([400, 'validation_failed', ['fileIds']])
  expect((await send([id])).statusCode).toBe(200)
  expect(refusal(await send([id]))).toEqual([400, 'validation_failed', ['fileIds']])
})

it('is deleted after a day when it was never sent', async () => {
  const { id } = (await upload(PDF)).json()
  await open.owner.query(`update ticket_file set created_at = now() - interval '2 days'`)
  await open.test.foundation.jobs.run('delete-unsent-ticket-files')
  expect((await read(id)).statusCode).toBe(404)
  expect(await open.countOf('ticket_file where message_id is not null')).toBeGreaterThan(0)
})
