import { join } from 'node:path'
import sharp from 'sharp'
import { ORDER_ACTION } from '@sufra/shared/contracts/order'
import type { PrintJob } from '@sufra/shared/contracts/printer'
import { createFolderStore } from '#src/file-store/folder-store.ts'
import { createImageStorage } from '#src/modules/infrastructure/infrastructure.ts'
import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'
import { addPrinter, epsonMachine } from '#src/testing/printer-fixture.ts'
import type { EpsonMachine } from '#src/testing/printer-fixture.ts'

const DONE = 'success="true" code="" status="251854870" battery="0"'
const failed = (code: string): string => `success="false" code="${code}" status="252641308" battery="0"`
const LATER = "update print_job set taken_at = taken_at - interval '31 seconds'"

let open: OpenShop
let printerId: number
let machine: EpsonMachine
beforeAll(async () => {
  open = await openShop()
})
beforeEach(async () => {
  const { printer, path } = await addPrinter(open)
  printerId = printer.id
  machine = epsonMachine(open, path)
})
afterEach(() => open.owner.query('delete from printer'))
afterAll(() => open?.close())

const accept = async (): Promise<number> => {
  const { id } = await open.place()
  expect((await open.actAs(open.admin, { id, action: ORDER_ACTION.Accept })).statusCode).toBe(200)
  return id
}
const jobs = (): Promise<PrintJob[]> => open.get(`/api/Printer/Jobs?PrinterId=${printerId}`)
const nameIn = (xml: string): string => /<printjobid>(\d+)<\/printjobid>/.exec(xml)?.[1] ?? ''
const attempt = async (attributes: string): Promise<PrintJob | undefined> => {
  await machine.tell(attributes, nameIn((await machine.ask()).xml))
  return (await jobs())[0]
}

it('gets nothing or the dots of the paper, and the job ends with its report', async () => {
  expect(await machine.ask()).toEqual({ statusCode: 200, type: 'text/xml; charset=utf-8', xml: '' })
  const orderId = await accept()
  const { xml } = await machine.ask()
  const [, width, height, dots = ''] = /<image width="(\d+)" height="(\d+)"[^>]*>([^<]+)</.exec(xml) ?? []
  const bits = Buffer.from(dots, 'base64')
  expect([Number(width), bits.length]).toEqual([576, 72 * Number(height)])
  const black = bits.reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0)
  expect(black / (bits.length * 8)).toBeGreaterThan(0.01)
  expect(black / (bits.length * 8)).toBeLessThan(0.4)
  expect(xml).toContain('<cut type="feed"/>')
  expect((await machine.ask()).xml).toBe('')
  expect(await machine.tell(DONE, nameIn(xml))).toBe(200)
  expect(await jobs()).toMatchObject([{ orderId, what: 'ticket', state: 'printed', attempts: 1 }])
  expect((await machine.ask()).xml).toBe('')
})

it('retries every half minute without paper, and prints when paper is there', async () => {
  await accept()
  for (let turn = 1; turn <= 5; turn += 1) {
    expect(await attempt(failed('EPTR_REC_EMPTY'))).toMatchObject({ state: 'queued', attempts: turn })
    expect((await machine.ask()).xml).toBe('')
    await open.owner.query(LATER)
  }
  expect(await open.get('/api/Printer/Get')).toMatchObject([{ state: 'notReady', says: 'EPTR_REC_EMPTY' }])
  expect(await attempt(DONE)).toMatchObject({ state: 'printed', reason: null })
  expect(await open.get('/api/Printer/Get')).toMatchObject([{ state: 'ready', says: 'OK' }])
})

it('gives up after three jams, and at once for an unreadable job', async () => {
  await accept()
  for (const state of ['queued', 'queued', 'failed']) {
    expect(await attempt(failed('EPTR_CUTTER'))).toMatchObject({ state, reason: 'notReady' })
    await open.owner.query(LATER)
  }
  for (const refuse of [
    () => machine.tell(failed('SchemaError')),
    () => machine.complain('Data size is exceeded'),
  ]) {
    await accept()
    await machine.ask()
    await refuse()
    expect((await jobs())[0]).toMatchObject({ state: 'failed', reason: 'refused', attempts: 1 })
  }
})

it("prints an unconfirmed job once more, and ignores reports about another printer's job", async () => {
  await accept()
  const { xml } = await machine.ask()
  const other = await addPrinter(open, { branchId: open.shop.otherBranchId })
  await epsonMachine(open, other.path).tell(DONE, nameIn(xml))
  expect(await jobs()).toMatchObject([{ state: 'taken' }])
  await open.owner.query(LATER)
  const again = (await machine.ask()).xml
  expect(nameIn(again)).toBe(nameIn(xml))
  expect(again.length).toBeGreaterThan(xml.length)
  await open.owner.query(LATER)
  expect((await machine.ask()).xml).toBe('')
  expect(await jobs()).toMatchObject([{ state: 'failed', reason: 'unconfirmed', attempts: 2 }])
})

it("prints the brand's logo in dots on a receipt, and none on a ticket", async () => {
  const square = { width: 400, height: 400, channels: 3 as const, background: '#888' }
  const logo = await sharp({ create: square }).webp().toBuffer()
  const heightOf = (xml: string): number => Number(/height="(\d+)"/.exec(xml)?.[1])
  const print = async (prints: 'ticket' | 'receipt'): Promise<string> => {
    const { path } = await addPrinter(open, { prints })
    await accept()
    return (await epsonMachine(open, path).ask()).xml
  }
  const [receipt, ticket] = [await print('receipt'), await print('ticket')]
  const images = join(open.test.foundation.env.DATA_DIR, 'images')
  const key = await createImageStorage(createFolderStore(images)).put(logo)
  await open.owner.query('update service_provider set logo_key = $1 where account_id = 1', [key])
  const withLogo = await print('receipt')
  expect(heightOf(withLogo)).toBe(heightOf(receipt) + 132)
  expect(heightOf(await print('ticket'))).toBe(heightOf(ticket))
  const dots = Buffer.from(/>([^<]+)<\/image/.exec(withLogo)?.[1] ?? '', 'base64')
  const row = dots.subarray(72 * 60, 72 * 61).toString('hex')
  // Grey is dithered: about every other dot, in the middle of the paper.
  const black = BigInt(`0x${row}`).toString(2).replaceAll('0', '').length
  expect(black).toBeGreaterThan(30)
  expect(black).toBeLessThan(90)
  await open.owner.query('update service_provider set logo_key = null where account_id = 1')
})
