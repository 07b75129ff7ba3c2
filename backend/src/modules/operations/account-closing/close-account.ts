import type { z } from 'zod'
import { CLOSING_DAYS } from '@sufra/shared/contracts/account-closing'
import type { AccountCloseRequest, AccountClosing } from '@sufra/shared/contracts/account-closing'
import { readLocalized } from '@sufra/shared/contracts/text'
import { tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { illegalTransition, inUse, notFound, validation } from '#src/errors/errors.ts'
import { stopRenewal, restoreRenewal, unpaidOf } from '#src/modules/billing/billing.ts'
import { noteAct } from '#src/modules/infrastructure/infrastructure.ts'
import { findUserById, outdateAccount } from '#src/modules/identity/identity.ts'
import { countOpenOrdersOf, lockAccount, updateAccount } from '#src/modules/merchants/merchants.ts'
import type { AccountRow } from '#src/modules/merchants/merchants.ts'
import { mailClosing } from './mail-closing.ts'

const DAY_MS = 86_400_000

const OPEN = {
  closesAt: null,
  closingSince: null,
  closingBy: null,
  closingReason: null,
  closingRemindedDays: null,
  closingRenewal: null,
}

const lock = async (db: Db, id: number): Promise<AccountRow> => {
  const row = await lockAccount(db, id)
  if (!row) throw notFound()
  return row
}

/** Returns the closing of an account, inside the caller's transaction. */
export const presentClosing = async (db: Db, row: AccountRow): Promise<AccountClosing> => ({
  name: row.name,
  closesAt: row.closesAt?.toISOString() ?? null,
  since: row.closingSince?.toISOString() ?? null,
  closedBy: row.closingBy,
  reason: row.closingReason,
  openOrders: await countOpenOrdersOf(db, row.id),
  unpaid: await unpaidOf(db, row.id),
})

const factsOf = ({ closesAt, closingReason }: AccountRow) => ({ closesAt, closingReason })

// Tokens contain whether the merchant is being closed, so a change invalidates them.
const change = async (
  db: Db,
  row: AccountRow,
  { values, request }: { values: Partial<AccountRow>; request?: unknown },
): Promise<AccountRow> => {
  const after = await updateAccount(db, { scope: tenant(row.id), id: row.id }, values)
  if (!after) throw notFound()
  await outdateAccount(db, row.id)
  await noteAct(db, {
    entity: 'account',
    entityId: row.id,
    accountId: row.id,
    request,
    before: factsOf(row),
    after: factsOf(after),
  })
  return after
}

const isCalled = ({ name }: AccountRow, typed: string): boolean => {
  const { ar, en } = readLocalized(name)
  return [ar, en].some(known => known !== '' && known.toLowerCase() === typed.toLowerCase())
}

export interface ClosingRequest {
  accountId: number
  userId: number
  request: z.output<typeof AccountCloseRequest>
  now: Date
  publicUrl: string
}

/** 400 at `name`, 409 `illegal_transition` when it is being closed already, `in_use` while orders are open. */
export const beginClosing = async (db: Db, closing: ClosingRequest): Promise<AccountClosing> => {
  const { accountId, userId, request, now, publicUrl } = closing
  const row = await lock(db, accountId)
  if (row.closesAt) throw illegalTransition({ status: row.status, closesAt: row.closesAt.toISOString() })
  if (!isCalled(row, request.name)) throw validation({ name: ['other_name'] })
  const openOrders = await countOpenOrdersOf(db, accountId)
  if (openOrders > 0) throw inUse({ Id: [`account_has_open_orders:${openOrders}`] })
  const values = {
    closesAt: new Date(now.getTime() + CLOSING_DAYS * DAY_MS),
    closingSince: now,
    closingBy: (await findUserById(db, userId))?.name ?? null,
    closingReason: request.reason || null,
    closingRemindedDays: CLOSING_DAYS,
    closingRenewal: await stopRenewal(db, { accountId, now }),
  }
  const after = await change(db, row, { values })
  await mailClosing(db, after, { days: CLOSING_DAYS, publicUrl })
  return presentClosing(db, after)
}

/**
 * Cancels the closing and restores everything. 409 `illegal_transition` when nothing is being closed, or it
 * is too late.
 */
export const endClosing = async (
  db: Db,
  { accountId, now, request }: { accountId: number; now: Date; request?: unknown },
): Promise<AccountRow> => {
  const row = await lock(db, accountId)
  if (!row.closesAt || row.closesAt <= now || row.erasedAt) throw illegalTransition({ status: row.status })
  await restoreRenewal(db, { accountId, before: row.closingRenewal })
  return change(db, row, { values: OPEN, request })
}
