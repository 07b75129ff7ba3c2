import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { PrintJob, PrinterAddress } from '@sufra/shared/contracts/printer'
import type {
  AddPrinterRequest,
  PrintRequest,
  Printer,
  UpdatePrinterRequest,
} from '@sufra/shared/contracts/printer'
import { tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { illegalTransition, notFound, validation } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { storedHashOf } from '#src/secrets/stored-hash.ts'
import { runIdempotently, runIdempotentlySealed } from '#src/modules/infrastructure/infrastructure.ts'
import { branchesNow } from '#src/modules/merchants/merchants.ts'
import { refuseOtherBranch } from '#src/routing/branch-limit.ts'
import type { MerchantSession } from '#src/routing/route.ts'
import { readOrder } from '#src/modules/ordering/order/order.service.ts'
import { presentJob, presentPrinter } from './present-printer.ts'
import { findJob, insertJob, listJobs, queueAgain, wasFetched } from './print-job.repository.ts'
import type { JobEntry } from './print-job.repository.ts'
import {
  changePrinter,
  deletePrinter,
  findPrinter,
  insertPrinter,
  listPrinters,
} from './printer.repository.ts'
import type { PrinterEntry } from './printer.repository.ts'

// Per branch, because each acceptance queues papers for all of them.
const MOST_PRINTERS = 20

// 256 random bits cannot be guessed, so one fast hash is enough.
const newToken = (): string => randomBytes(32).toString('base64url')
const pathOf = (token: string): string => `/api/Printer/Poll/${token}`

const refuseUnknownBranch = async (
  db: Db,
  { accountId }: MerchantSession,
  branchId: number,
): Promise<void> => {
  const scope = tenant(accountId)
  const found = await branchesNow(db, { scope, branchIds: [branchId], now: new Date() })
  if (found.length === 0) throw notFound()
}

const refuseTooMany = async (db: Db, { accountId }: MerchantSession, branchId: number): Promise<void> => {
  const others = await listPrinters(db, { accountId, branchIds: [branchId] })
  if (others.length >= MOST_PRINTERS) throw validation({ branchId: [`too_many_printers:${MOST_PRINTERS}`] })
}

/** 404 for a printer of another merchant, 403 `forbidden_branch` for another branch. */
const readPrinter = async (db: Db, session: MerchantSession, id: number): Promise<PrinterEntry> => {
  const entry = await findPrinter(db, { accountId: session.accountId, id })
  if (!entry) throw notFound()
  refuseOtherBranch(session, entry.printer.branchId)
  return entry
}

const readJob = async (db: Db, session: MerchantSession, id: number): Promise<JobEntry> => {
  const entry = await findJob(db, { accountId: session.accountId, id })
  if (!entry) throw notFound()
  await readPrinter(db, session, entry.job.printerId)
  return entry
}

const shown = async (db: Db, session: MerchantSession, id: number): Promise<Printer> =>
  presentPrinter(await readPrinter(db, session, id))

const queued = async (
  db: Db,
  { accountId }: MerchantSession,
  job: { printerId: number; orderId: number | null; what: PrintJob['what']; isCopy: boolean },
): Promise<PrintJob> => {
  const id = await insertJob(db, { accountId, ...job })
  const entry = await findJob(db, { accountId, id })
  if (!entry) throw notFound()
  return presentJob(entry)
}

interface Keyed {
  session: MerchantSession
  key: string | undefined
}

/** Service of the printers of a merchant's branches: settings and print jobs. */
export const createPrinterService = ({ database, secrets }: Pick<Foundation, 'database' | 'secrets'>) => {
  const run = <Result>(session: MerchantSession, work: (db: Db) => Promise<Result>): Promise<Result> =>
    database.run(tenant(session.accountId, session.userId), work)

  return {
    /** `branchId` 0: all branches of the caller. */
    list: (session: MerchantSession, branchId: number): Promise<Printer[]> =>
      run(session, async db => {
        if (branchId) await refuseUnknownBranch(db, session, branchId)
        const branchIds = branchId ? [branchId] : session.branchIds
        const found = await listPrinters(db, { accountId: session.accountId, branchIds })
        return found.map(presentPrinter)
      }),

    /** Idempotent per `key`. */
    add: ({ session, key }: Keyed, request: z.output<typeof AddPrinterRequest>): Promise<PrinterAddress> =>
      run(session, async db => {
        await refuseUnknownBranch(db, session, request.branchId)
        const { accountId } = session
        return runIdempotentlySealed(db, secrets.sealer, {
          accountId,
          route: 'Printer/Add',
          key,
          body: request,
          answer: PrinterAddress,
          work: async () => {
            await refuseTooMany(db, session, request.branchId)
            const token = newToken()
            const id = await insertPrinter(db, { ...request, accountId, tokenHash: storedHashOf(token) })
            return { printer: await shown(db, session, id), path: pathOf(token) }
          },
        })
      }),

    update: (
      session: MerchantSession,
      { id, ...changes }: z.output<typeof UpdatePrinterRequest>,
    ): Promise<Printer> =>
      run(session, async db => {
        await readPrinter(db, session, id)
        await changePrinter(db, { accountId: session.accountId, id }, changes)
        return shown(db, session, id)
      }),

    renewAddress: (session: MerchantSession, id: number): Promise<PrinterAddress> =>
      run(session, async db => {
        await readPrinter(db, session, id)
        const token = newToken()
        const fresh = { tokenHash: storedHashOf(token), lastSeenAt: null, statusText: '' }
        await changePrinter(db, { accountId: session.accountId, id }, fresh)
        return { printer: await shown(db, session, id), path: pathOf(token) }
      }),

    remove: (session: MerchantSession, id: number): Promise<Record<string, never>> =>
      run(session, async db => {
        await readPrinter(db, session, id)
        await deletePrinter(db, { accountId: session.accountId, id })
        return {}
      }),

    test: (session: MerchantSession, id: number): Promise<PrintJob> =>
      run(session, async db => {
        await readPrinter(db, session, id)
        return queued(db, session, { printerId: id, orderId: null, what: 'test', isCopy: false })
      }),

    jobs: (session: MerchantSession, printerId: number): Promise<PrintJob[]> =>
      run(session, async db => {
        await readPrinter(db, session, printerId)
        return (await listJobs(db, { accountId: session.accountId, printerId })).map(presentJob)
      }),

    /** 409 `illegal_transition` with the current job, unless it has failed. */
    tryAgain: (session: MerchantSession, id: number): Promise<PrintJob> =>
      run(session, async db => {
        await readJob(db, session, id)
        const isQueued = await queueAgain(db, { accountId: session.accountId, id })
        const job = presentJob(await readJob(db, session, id))
        if (!isQueued) throw illegalTransition(job)
        return job
      }),

    /** Idempotent per `key`, because a second paper means a second dish. */
    print: ({ session, key }: Keyed, request: z.output<typeof PrintRequest>): Promise<PrintJob> =>
      run(session, async db => {
        const { accountId } = session
        const { orderId, printerId, what } = request
        await readOrder(db, { session, scope: tenant(accountId) }, orderId)
        await readPrinter(db, session, printerId)
        return runIdempotently(db, {
          accountId,
          route: 'Printer/Print',
          key,
          body: request,
          answer: PrintJob,
          work: async () => {
            const isCopy = await wasFetched(db, { accountId, orderId, what })
            return queued(db, session, { printerId, orderId, what, isCopy })
          },
        })
      }),
  }
}
export type PrinterService = ReturnType<typeof createPrinterService>
