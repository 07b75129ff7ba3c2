import sharp from 'sharp'
import { ORDER_ACTION } from '@sufra/shared/contracts/order'
import type { PrintJob } from '@sufra/shared/contracts/printer'
import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'
import { addPrinter, paperMachine } from '#src/testing/printer-fixture.ts'
import type { SimulatedStarPrinter } from '#src/testing/printer-fixture.ts'

const SWITCHED_OFF = "update print_job set taken_at = now() - interval '21 seconds' where state = 'taken'"

let open: OpenShop
let printerId: number
let machine: SimulatedStarPrinter
let path: string
beforeAll(async () => {
  open = await openShop()
})
beforeEach(async () => {
  const added = await addPrinter(open)
  machine = added.machine
  path = added.path
  printerId = added.printer.id
})
afterEach(() => open.owner.query('delete from printer'))
afterAll(() => open?.close())

const accept = async (): Promise<number> => {
  const { id } = await open.place()
  expect((await open.actAs(open.admin, { id, action: ORDER_ACTION.Accept })).statusCode).toBe(200)
  return id
}
const jobs = (of = printerId): Promise<PrintJob[]> => open.get(`/api/Printer/Jobs?PrinterId=${of}`)

it('announces an accepted order, serves a picture as wide as the print head, and ends with the report', async () => {
  const orderId = await accept()
  const { jobReady, mediaTypes, jobToken } = await machine.ask()
  expect({ jobReady, mediaTypes }).toEqual({ jobReady: true, mediaTypes: ['image/png'] })
  const paper = await machine.fetch(jobToken)
  expect(paper.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store' })
  const { width = 0, height = 0, format } = await sharp(paper.rawPayload).metadata()
  expect({ width, format }).toEqual({ width: 576, format: 'png' })
  expect(height).toBeGreaterThan(200)
  const { channels } = await sharp(paper.rawPayload).greyscale().stats()
  expect(channels[0]).toMatchObject({ min: 0, max: 255 })
  expect((await machine.confirm(jobToken)).statusCode).toBe(200)
  expect(await machine.ask()).toEqual({ jobReady: false })
  expect(await jobs()).toMatchObject([{ orderId, what: 'ticket', state: 'printed', attempts: 1 }])
})

it('serves the same paper again after an interrupted download, and a narrow one for a roll of 58 mm', async () => {
  const narrow = await addPrinter(open, { paperMm: 58, prints: 'both', language: 'en' })
  await accept()
  const { jobToken } = await machine.ask()
  const [first, again] = [await machine.fetch(jobToken), await machine.fetch(jobToken)]
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
  expect(await jobs()).toMatchObject([{ attempts: 1 }])
  const [ticket, receipt] = [await narrow.machine.print(), await narrow.machine.print()]
  for (const paper of [ticket, receipt]) expect((await sharp(paper).metadata()).width).toBe(384)
  expect(receipt?.equals(ticket ?? Buffer.alloc(0))).toBe(false)
  expect(await narrow.machine.print()).toBeUndefined()
})

it('prints an unconfirmed job once more as a copy, and no third time', async () => {
  await accept()
  const { jobToken } = await machine.ask()
  const first = await machine.fetch(jobToken)
  expect(await machine.ask()).toEqual({ jobReady: false })
  await open.owner.query(SWITCHED_OFF)
  expect(await machine.ask()).toMatchObject({ jobReady: true, jobToken })
  const second = await machine.fetch(jobToken)
  const heights = await Promise.all([first, second].map(({ rawPayload }) => sharp(rawPayload).metadata()))
  expect(heights[1]?.height).toBeGreaterThan(heights[0]?.height ?? 0)
  await open.owner.query(SWITCHED_OFF)
  expect(await machine.ask()).toEqual({ jobReady: false })
  expect(await jobs()).toMatchObject([{ state: 'failed', reason: 'unconfirmed', attempts: 2 }])
  expect((await machine.fetch(jobToken)).statusCode).toBe(404)
})

it('waits while the printer is busy or has no paper, then prints', async () => {
  await accept()
  expect(await machine.ask({ statusCode: '410%20Out%20of%20paper' })).toEqual({ jobReady: false })
  expect(await open.get('/api/Printer/Get')).toMatchObject([{ state: 'notReady', says: '410 Out of paper' }])
  const { jobToken } = await machine.ask()
  await machine.fetch(jobToken)
  await open.owner.query(SWITCHED_OFF)
  expect(await machine.ask({ statusCode: '200 OK', printingInProgress: true })).toEqual({ jobReady: false })
  await machine.ask({ statusCode: '410%20Out%20of%20paper' })
  expect(await jobs()).toMatchObject([{ state: 'queued', reason: 'notReady' }])
  expect(await machine.print()).toBeDefined()
  expect(await jobs()).toMatchObject([{ state: 'printed', attempts: 2, reason: null }])
})

it('gives up an unprintable job, and treats an unreadable status as none', async () => {
  await accept()
  expect(await machine.ask({ statusCode: `9%\u0000${'x'.repeat(5000)}` })).toEqual({ jobReady: false })
  const { jobToken } = await machine.ask({ statusCode: 7, printingInProgress: 'no' })
  await machine.fetch(jobToken)
  await machine.confirm(jobToken, '510%20Incompatible')
  await machine.confirm(jobToken)
  expect(await jobs()).toMatchObject([{ state: 'failed', reason: 'refused' }])
})

it('returns 404 for a renewed, removed or unknown address', async () => {
  const never = paperMachine(open, `/api/Printer/Poll/${'x'.repeat(43)}`)
  const query = { method: 'POST' as const, headers: open.admin }
  const renewed = await open.test.app.inject({ ...query, url: `/api/Printer/RenewAddress?Id=${printerId}` })
  await accept()
  const { traceId, ...refused } = (await never.fetch()).json()
  expect(traceId).toBeDefined()
  expect(refused).toMatchObject({ status: 404, code: 'not_found' })
  expect((await machine.fetch()).json()).toMatchObject(refused)
  expect(await machine.ask()).toMatchObject(refused)
  const fresh = paperMachine(open, renewed.json().path)
  expect(await fresh.ask()).toMatchObject({ jobReady: true })
  const gone = { ...query, method: 'DELETE' as const, url: `/api/Printer/Delete?Id=${printerId}` }
  expect((await open.test.app.inject(gone)).statusCode).toBe(200)
  expect(await fresh.ask()).toMatchObject(refused)
  expect(path).not.toBe(renewed.json().path)
})

it('refuses jobs of another printer', async () => {
  const other = await addPrinter(open, { branchId: open.shop.otherBranchId })
  await accept()
  const { jobToken } = await machine.ask()
  await machine.fetch(jobToken)
  expect(await other.machine.ask()).toEqual({ jobReady: false })
  expect((await other.machine.fetch(jobToken)).statusCode).toBe(404)
  await other.machine.confirm(jobToken)
  expect(await jobs()).toMatchObject([{ state: 'taken' }])
})
