import { checkPlanLimit } from '#src/modules/billing/billing.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeXlsx } from 'hucre/xlsx'
import { pino } from 'pino'
import { MENU_COLUMNS, MENU_FIELDS } from '@sufra/shared/contracts/menu-columns'
import type { MenuField } from '@sufra/shared/contracts/menu-columns'
import { PERMISSIONS } from '@sufra/shared/contracts/permission'
import { openDatabase } from '#src/database/open-database.ts'
import { createDatabase } from '#src/database/postgres-database.ts'
import { tenant } from '#src/database/database.ts'
import { readEnv } from '#src/env.ts'
import { createMetrics } from '#src/metrics/metrics.ts'
import { createFolderStore } from '#src/file-store/folder-store.ts'
import { createImageStorage } from '#src/modules/infrastructure/infrastructure.ts'
import { createMenuImportService } from '#src/modules/catalogue/menu-import/menu-import.service.ts'
import { account } from '#src/modules/merchants/account/account.table.ts'
import { addMenu } from './menu-fixture.ts'

// Run by `pnpm bench menus`. It lives here because it needs the tables and the service, which no tool may import.
const [count = 5000] = process.argv.slice(2).map(Number)
const say = (line: string) => void process.stdout.write(`${line}\n`)
const log = pino({ level: 'silent' })

const dataDir = await mkdtemp(join(tmpdir(), 'sufra-import-'))
const env = readEnv({ DATA_DIR: dataDir })
const server = await openDatabase({ env, log, announce: () => undefined })
const database = createDatabase({
  connectionString: server.appUrl,
  settings: env,
  log,
  metrics: createMetrics(),
})

const cellsOf = (at: number, price: number): Record<MenuField, string | number> => ({
  sku: `S-${at}`,
  nameAr: `صنف رقم ${at}`,
  nameEn: `Dish number ${at}`,
  category: `فئة ${at % 20}`,
  descriptionAr: 'وصف للصنف',
  descriptionEn: 'What it is made of',
  price: price + (at % 50),
  sizes: '',
  modifiers: 'Extras / إضافات (0-3): Cheese / جبن +3; Honey / عسل +2',
  calories: 300,
  sodiumMg: 200,
  caffeineMg: 0,
  caffeinePer: '',
  allergens: 'milk, gluten',
  isVisible: 'yes',
  index: 1 + (at % 900),
  picture: '',
})

const sheetOf = async (price: number): Promise<Buffer> => {
  const rows = Array.from({ length: count }, (_none, at) => {
    const cells = cellsOf(at, price)
    return MENU_FIELDS.map(field => cells[field])
  })
  const head = MENU_FIELDS.map(field => MENU_COLUMNS[field].en)
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'Menu', rows: [head, ...rows] }] }))
}

/** Runs the work and measures the longest time for which it blocked the event loop. */
const watched = async <Result>(work: () => Promise<Result>): Promise<{ result: Result; text: string }> => {
  let longest = 0
  let last = performance.now()
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 5)
  const begun = performance.now()
  const result = await work()
  const seconds = (performance.now() - begun) / 1000
  await new Promise(resolve => setImmediate(resolve))
  clearInterval(timer)
  return { result, text: `${seconds.toFixed(2)} s, nothing else for ${longest.toFixed(0)} ms at most` }
}

await database.run({ kind: 'platform' }, db =>
  db.insert(account).values({ id: 1, name: '{"ar":"تجربة","en":"Trial"}' }).onConflictDoNothing(),
)
const { serviceProviderId } = await addMenu(database, 1, [])
const { run } = createMenuImportService({
  database,
  images: createImageStorage(createFolderStore(dataDir)),
  checkPlanLimit,
})
const who = { scope: tenant(1), language: 'en', permissions: PERMISSIONS, branchIds: [] } as const
const caller = { ...who, key: undefined }
const send = (file: Buffer, dryRun: boolean) => run(caller, { request: { serviceProviderId, dryRun }, file })

const first = await sheetOf(10)
const dry = await watched(() => send(first, true))
say(`${count} rows, ${MENU_FIELDS.length} columns (.xlsx): checked in ${dry.text}`)
const added = await watched(() => send(first, false))
say(`${added.result.counts.added} added in ${added.text}`)
const again = await watched(() => send(first, false))
say(`the same file again: ${again.result.counts.unchanged} unchanged in ${again.text}`)
const second = await sheetOf(12)
const changed = await watched(() => send(second, false))
say(`${changed.result.counts.changed} changed in ${changed.text}`)

await database.close()
await server.stop()
await rm(dataDir, { recursive: true, force: true })
process.exitCode = added.result.counts.added === count && again.result.counts.unchanged === count ? 0 : 1
