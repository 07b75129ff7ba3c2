import type { Account } from '@sufra/shared/contracts/account'
import type { AccountStatus } from '@sufra/shared/contracts/merchant'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { illegalTransition, inUse, notFound } from '#src/errors/errors.ts'
import { noteAct } from '#src/modules/infrastructure/infrastructure.ts'
import { outdateAccount } from '#src/modules/identity/identity.ts'
import { countOpenOrdersOf, lockAccount, updateAccount } from './account.repository.ts'
import type { AccountRow, AccountValues } from './account.repository.ts'

const lock = async (db: Db, id: number): Promise<AccountRow> => {
  const row = await lockAccount(db, id)
  if (!row) throw notFound()
  return row
}

const factsOf = ({ status, statusReason, statusSince }: AccountRow) => ({ status, statusReason, statusSince })

// Tokens contain whether the merchant is suspended, so a new status invalidates them.
const change = async (db: Db, before: AccountRow, values: Partial<AccountValues>): Promise<Account> => {
  const { id } = before
  const after = await updateAccount(db, { scope: ALL_MERCHANTS, id }, values)
  if (!after) throw notFound()
  await outdateAccount(db, id)
  await noteAct(db, {
    entity: 'account',
    entityId: id,
    accountId: id,
    before: factsOf(before),
    after: factsOf(after),
  })
  return after
}

const ENDED: readonly AccountStatus[] = ['Suspended', 'Closed']

export const suspendAccount = async (
  db: Db,
  { id, reason }: { id: number; reason: string },
): Promise<Account> => {
  const row = await lock(db, id)
  if (ENDED.includes(row.status)) throw illegalTransition({ status: row.status })
  return change(db, row, {
    status: 'Suspended',
    statusBefore: row.status,
    statusReason: reason,
    statusSince: new Date(),
  })
}

export const resumeAccount = async (db: Db, id: number): Promise<Account> => {
  const row = await lock(db, id)
  if (row.status !== 'Suspended') throw illegalTransition({ status: row.status })
  return change(db, row, {
    status: row.statusBefore ?? 'Active',
    statusBefore: null,
    statusReason: null,
    statusSince: null,
  })
}

/** Closes the account for good, so that its people cannot sign in any more. */
export const closeForGood = (db: Db, row: AccountRow): Promise<Account> =>
  change(db, row, { status: 'Closed', statusBefore: row.status, statusSince: new Date() })

export const closeAccount = async (db: Db, id: number): Promise<Account> => {
  const row = await lock(db, id)
  if (row.status === 'Closed') throw illegalTransition({ status: row.status })
  const openOrders = await countOpenOrdersOf(db, id)
  if (openOrders > 0) throw inUse({ Id: [`account_has_open_orders:${openOrders}`] })
  return closeForGood(db, row)
}
