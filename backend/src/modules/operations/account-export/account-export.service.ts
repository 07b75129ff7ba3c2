import { AsyncResource } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import type { AccountExport } from '@sufra/shared/contracts/account-export'
import { ALL_MERCHANTS, tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { alreadyExists, notFound } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { createExportStore } from '#src/file-store/stores.ts'
import { defineJob, enqueue } from '#src/jobs/job-kind.ts'
import { findUserById, lockTeam } from '#src/modules/identity/identity.ts'
import type { MerchantSession } from '#src/routing/route.ts'
import { zipOf } from '#src/modules/infrastructure/infrastructure.ts'
import {
  changeExport,
  findExport,
  hasUnfinished,
  insertExport,
  listExports,
  takeExpired,
} from './account-export.repository.ts'
import type { AccountExportRow } from './account-export.repository.ts'
import { filesOf } from './build-archive.ts'
import type { Pictures } from './build-archive.ts'
import { EXPORTED_TABLES } from './exported-tables.ts'

const KEPT_MS = 7 * 86_400_000
const MOST_ATTEMPTS = 3

const BUILD = defineJob({
  name: 'build-account-export',
  payload: z.object({ accountId: z.int(), id: z.int() }),
  maxAttempts: MOST_ATTEMPTS,
  // One after the other, because each holds a transaction open while it is written.
  queueOf: () => 'account-exports',
})

/** Returns the path of an export in its store. */
export const exportFile = (file: string): string => `${file}.zip`

const present = ({
  id,
  state,
  requestedBy,
  at,
  done,
  bytes,
  expiresAt,
}: AccountExportRow): AccountExport => ({
  id,
  state,
  requestedBy,
  done,
  bytes,
  total: EXPORTED_TABLES.length,
  at: at.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
})

/** Service of exports with all data of a merchant, written in the background and kept for a limited time. */
export const createAccountExportService = (
  { database, jobs, env, log }: Pick<Foundation, 'database' | 'jobs' | 'env' | 'log'>,
  pictures: Pictures,
) => {
  const store = createExportStore(env)
  // Written on this machine first, because the store takes whole files.
  const folder = join(env.DATA_DIR, 'exports')

  const change = (key: { accountId: number; id: number }, changes: Partial<AccountExportRow>) =>
    database.run(tenant(key.accountId), db => changeExport(db, key, changes))

  /** Returns the size in bytes. */
  const write = async (key: { accountId: number; id: number }, file: string): Promise<number> => {
    const aside = join(folder, `${file}.zip.part`)
    // The progress is written beside the transaction of the export: a transaction that waits for another one could
    // wait for ever.
    let progress: Promise<unknown> = Promise.resolve()
    const onDone = AsyncResource.bind((done: number) => {
      progress = progress
        .then(() => change(key, { done }))
        .catch(error => log.error({ err: error, ...key }, 'progress of an account export not written'))
    })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    try {
      await database.run(
        tenant(key.accountId),
        db =>
          pipeline(
            Readable.from(zipOf(filesOf(db, { pictures, onDone }))),
            createWriteStream(aside, { mode: 0o600 }),
          ),
        { isSnapshot: true },
      )
      await progress
      const { size } = await stat(aside)
      await store.moveIn(exportFile(file), aside)
      return size
    } finally {
      await rm(aside, { force: true })
    }
  }

  jobs.handle(BUILD, async key => {
    const row = await change(key, { state: 'Running', done: 0 })
    if (!row || row.file) return
    const file = randomUUID()
    try {
      const bytes = await write(key, file)
      await change(key, { state: 'Ready', file, bytes, expiresAt: new Date(Date.now() + KEPT_MS) })
    } catch (error) {
      log.error({ err: error, ...key }, 'account export not written')
      await change(key, { state: 'Failed', expiresAt: new Date(Date.now() + KEPT_MS) })
    }
  })

  jobs.cron('delete-account-exports', '37 * * * *', async () => {
    const gone = await database.run(ALL_MERCHANTS, db => takeExpired(db, new Date()))
    for (const { file } of gone) if (file) await store.removeFile(exportFile(file))
  })

  const begin = async (db: Db, { accountId, userId }: MerchantSession): Promise<AccountExport> => {
    // The lock makes two concurrent requests one export.
    await lockTeam(db, accountId)
    if (await hasUnfinished(db, accountId)) throw alreadyExists()
    const requestedBy = (await findUserById(db, userId))?.name ?? ''
    const row = await insertExport(db, { accountId, requestedBy })
    await enqueue(db, BUILD, { payload: { accountId, id: row.id } })
    return present(row)
  }

  return {
    list: ({ accountId }: MerchantSession): Promise<AccountExport[]> =>
      database.run(tenant(accountId), async db => (await listExports(db, accountId)).map(present)),

    /** 409 `already_exists` while one is being written. */
    add: (session: MerchantSession): Promise<AccountExport> =>
      database.run(tenant(session.accountId), db => begin(db, session)),

    /** `not_found` for one that is not ready, has expired, or has lost its file. */
    open: async ({ accountId }: MerchantSession, id: number) => {
      const row = await database.run(tenant(accountId), db => findExport(db, { accountId, id }))
      const file = row?.file ? await store.open(exportFile(row.file)) : undefined
      if (!row || !file) throw notFound()
      return { stream: file.stream, bytes: file.size, at: row.at }
    },
  }
}
export type AccountExportService = ReturnType<typeof createAccountExportService>
