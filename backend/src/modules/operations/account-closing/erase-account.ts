import { z } from 'zod'
import { tenant } from '#src/database/database.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { createExportStore } from '#src/file-store/stores.ts'
import { defineJob } from '#src/jobs/job-kind.ts'
import { cancelForClosedAccount } from '#src/modules/billing/billing.ts'
import { noteAct } from '#src/modules/infrastructure/infrastructure.ts'
import { closeForGood, lockAccount, updateAccount } from '#src/modules/merchants/merchants.ts'
import { exportFile } from '../account-export/account-export.service.ts'
import {
  deleteExports,
  erasePart,
  eraseMerchantAuditEntries,
  listExportFiles,
} from './erase-account.repository.ts'
import { ERASED_TABLES } from './erased-tables.ts'

export const ERASE_ACCOUNT = defineJob({
  name: 'erase-account',
  payload: z.object({ accountId: z.int() }),
  maxAttempts: 25,
  keyOf: ({ accountId }) => `erase-account:${accountId}`,
  queueOf: () => 'erase-accounts',
})

type Means = Pick<Foundation, 'database' | 'env' | 'log'>

/**
 * Blocks its people from now on. Returns false when the closing was cancelled meanwhile, or nothing is left
 * to do.
 */
const shutOut = ({ database }: Means, accountId: number, now: Date): Promise<boolean> =>
  database.run(tenant(accountId), async db => {
    const row = await lockAccount(db, accountId)
    if (!row?.closesAt || row.closesAt > now || row.erasedAt) return false
    await cancelForClosedAccount(db, { accountId, now })
    if (row.status !== 'Closed') await closeForGood(db, row)
    return true
  })

const eraseExports = async ({ database, env }: Means, accountId: number): Promise<void> => {
  const files = await database.run(tenant(accountId), db => listExportFiles(db, accountId))
  const store = createExportStore(env)
  for (const file of files) await store.removeFile(exportFile(file))
  await database.run(tenant(accountId), db => deleteExports(db, accountId))
}

const eraseTables = async ({ database }: Means, accountId: number): Promise<void> => {
  for (const erased of ERASED_TABLES) {
    let rows = 1
    while (rows > 0) rows = await database.run(tenant(accountId), db => erasePart(db, erased, accountId))
  }
}

const finish = ({ database }: Means, accountId: number, now: Date): Promise<void> =>
  database.run(tenant(accountId), async db => {
    await eraseMerchantAuditEntries(db, accountId)
    const nobody = { phone: null, email: null, closingBy: null, closingReason: null, closingRenewal: null }
    await updateAccount(db, { scope: tenant(accountId), id: accountId }, { ...nobody, erasedAt: now })
    await noteAct(db, {
      entity: 'account',
      entityId: accountId,
      accountId,
      action: 'Account.Erase',
      after: { erasedAt: now },
    })
  })

/**
 * Erases the personal data of a merchant whose closing period is over. Each part is an idempotent transaction
 * of its own, so a killed run is simply repeated.
 */
export const eraseAccount = async (
  means: Means,
  { accountId, now }: { accountId: number; now: Date },
): Promise<void> => {
  if (!(await shutOut(means, accountId, now))) return
  await eraseExports(means, accountId)
  await eraseTables(means, accountId)
  await finish(means, accountId, now)
  means.log.info({ accountId }, 'an account was closed for good')
}
