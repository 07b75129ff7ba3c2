import { spawn } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ORDER_ACTION } from '@sufra/shared/contracts/order'
import type { PrintJob } from '@sufra/shared/contracts/printer'
import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'
import { addPrinter } from '#src/testing/printer-fixture.ts'
import { WATCH_TIMER } from './watch-printers.ts'

const REPOSITORY = join(__dirname, '../../../../..')
const { Accept } = ORDER_ACTION

let open: OpenShop
let origin: string
beforeAll(async () => {
  open = await openShop()
  origin = await open.test.app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  await open.owner.query('delete from printer')
  await open.owner.query('delete from notification')
})
afterAll(() => open?.close())

const accept = (id: number) => open.actAs(open.admin, { id, action: Accept })
const post = (path: string, payload: object = {}) =>
  open.test.app.inject({ method: 'POST', url: `/api/Printer/${path}`, headers: open.admin, payload })
const jobs = (printerId: number): Promise<PrintJob[]> => open.get(`/api/Printer/Jobs?PrinterId=${printerId}`)

it('queues an acceptance once for each printer of the branch that prints those papers', async () => {
  const ticket = await addPrinter(open)
  const receipt = await addPrinter(open, { prints: 'receipt' })
  const quiet = await addPrinter(open, { isOnAccept: false })
  const elsewhere = await addPrinter(open, { branchId: open.shop.otherBranchId })
  const { id } = await open.place()
  await Promise.all([accept(id), accept(id)])
  expect(await jobs(ticket.printer.id)).toMatchObject([{ orderId: id, what: 'ticket' }])
  expect(await jobs(receipt.printer.id)).toMatchObject([{ orderId: id, what: 'receipt' }])
  for (const { printer } of [quiet, elsewhere]) expect(await jobs(printer.id)).toEqual([])
})

it('does not block an acceptance by a locked printer row', async () => {
  const { printer } = await addPrinter(open)
  const { id } = await open.place()
  const busy = await open.owner.connect()
  await busy.query('begin')
  await busy.query("update printer set status_text = 'busy' where id = $1", [printer.id])
  expect((await accept(id)).statusCode).toBe(200)
  await busy.query('rollback')
  busy.release()
  expect(await jobs(printer.id)).toHaveLength(1)
})

it('limits a branch to twenty printers', async () => {
  for (let n = 0; n < 20; n += 1) await addPrinter(open)
  const { branchId } = open.shop
  const more = { branchId, name: 'One more', prints: 'ticket', paperMm: 80, language: 'ar', isOnAccept: true }
  const refused = await post('Add', more)
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ errors: { branchId: [expect.stringContaining('20')] } })
  expect((await post('Add', { ...more, branchId: open.shop.otherBranchId })).statusCode).toBe(200)
})

it('returns its address once and stores only a hash', async () => {
  const { path, printer } = await addPrinter(open)
  const token = path.split('/').at(-1)
  expect(token).toHaveLength(43)
  expect(await open.countOf('printer where token_hash = $1', [token])).toBe(0)
  expect(JSON.stringify(await open.get('/api/Printer/Get'))).not.toContain(token)
  expect(printer).toMatchObject({ state: 'new', lastSeenAt: null, waiting: 0 })
})

it('reprints a printed paper as a copy on request, and a failed one on retry', async () => {
  const { printer, machine } = await addPrinter(open, { isOnAccept: false })
  const { id: orderId } = await open.place()
  const request = { orderId, printerId: printer.id, what: 'ticket' }
  await post('Print', request)
  const [first, second] = [await machine.print(), (await post('Print', request), await machine.print())]
  expect(second?.length).not.toBe(first?.length)
  expect(await open.countOf('print_job where is_copy')).toBe(1)
  const printed = (await post('Print', request)).json()
  expect((await post(`TryAgain?PrintJobId=${printed.id}`)).json()).toMatchObject({
    code: 'illegal_transition',
  })
  await open.owner.query(
    "update print_job set state = 'failed', reason = 'tooLate', ended_at = now() where id = $1",
    [printed.id],
  )
  expect((await post(`TryAgain?PrintJobId=${printed.id}`)).json()).toMatchObject({
    state: 'queued',
    reason: null,
  })
})

it('notifies people once of a printer that does not print, and again after it worked', async () => {
  const { printer, machine } = await addPrinter(open)
  const told = () => open.countOf(`notification where kind = 'printerStuck'`)
  const watch = async () => {
    await open.test.foundation.timers.run(WATCH_TIMER)
    await open.test.foundation.jobs.drain()
    return open.countOf('printer where stuck_notified_at is not null')
  }
  const { id } = await open.place()
  await accept(id)
  expect(await watch()).toBe(0)
  await open.owner.query("update print_job set created_at = now() - interval '4 minutes'")
  expect(await watch()).toBe(1)
  const people = await told()
  expect(people).toBeGreaterThan(0)
  expect([await watch(), await told()]).toEqual([1, people])
  await machine.print()
  expect(await watch()).toBe(0)
  await post(`Test?Id=${printer.id}`)
  await open.owner.query("update print_job set created_at = now() - interval '5 hours' where what = 'test'")
  await watch()
  expect((await jobs(printer.id))[0]).toMatchObject({ what: 'test', state: 'failed', reason: 'tooLate' })
})

it.each(['star', 'epson'])('prints a hundred papers of %s over HTTP, each once', async speaks => {
  const { printer, path } = await addPrinter(open)
  await open.owner.query(
    `insert into print_job (account_id, printer_id, what) select 1, $1, 'test' from generate_series(1, 100)`,
    [printer.id],
  )
  const address = `${origin}${path}`
  const folder = await mkdtemp(join(tmpdir(), 'sufra-papers-'))
  const words = [
    'printer',
    '--address',
    address,
    '--folder',
    folder,
    '--count',
    '100',
    '--every',
    '10',
    '--speaks',
    speaks,
  ]
  const child = spawn(process.execPath, ['--import', 'tsx', 'tooling/simulate/cli.ts', ...words], {
    cwd: REPOSITORY,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  expect(await new Promise(resolve => child.once('exit', resolve))).toBe(0)
  const papers = (await readdir(folder)).map(name => name.split('-')[0])
  await rm(folder, { recursive: true })
  expect([papers.length, new Set(papers).size]).toEqual([100, 100])
  expect(await open.countOf(`print_job where state = 'printed' and attempts = 1`)).toBe(100)
})
