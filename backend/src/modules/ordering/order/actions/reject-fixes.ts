import type {
  ExecuteActionRequest,
  UnrevertedChanges,
  OrderActionName,
  ReasonCode,
} from '@sufra/shared/contracts/order'
import type { Permission } from '@sufra/shared/contracts/permission'
import { tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { forbiddenRole, validation } from '#src/errors/errors.ts'
import { snoozeProducts, revertSnooze } from '#src/modules/catalogue/catalogue.ts'
import type { SnoozeTrace } from '#src/modules/catalogue/catalogue.ts'
import type { BranchStates, StateTrace } from '#src/modules/merchants/merchants.ts'
import type { Actor } from '../state/available-actions.ts'
import type { LineEntry } from '../order.repository.ts'
import type { AppliedFixes } from '../order.table.ts'

export interface Refusal {
  accountId: number
  branchId: number
  /** branches that the user is limited to; empty for all */
  branchIds: number[]
  actor: Actor
  action: OrderActionName
  request: ExecuteActionRequest
  lines: LineEntry[]
  branchStates: BranchStates
}

interface Rule {
  permission: Permission
  /** rejection reasons for which this fix is offered */
  reasons: readonly ReasonCode[]
}

const SNOOZE: Rule = { permission: 'menu.snooze', reasons: ['ItemUnavailable'] }
const BUSY: Rule = { permission: 'branches.state', reasons: ['TooBusy'] }
const PAUSE: Rule = { permission: 'branches.state', reasons: ['TooBusy', 'BranchClosed'] }

const check = ({ actor, action, request }: Refusal, { permission, reasons }: Rule): void => {
  if (!actor.permissions.includes(permission)) throw forbiddenRole()
  const { reasonCode } = request
  if (action !== 'Reject' || !reasonCode || !reasons.includes(reasonCode))
    throw validation({ fixes: ['not_allowed_here'] })
}

// Only products of this order.
const snoozeUnavailable = async (db: Db, refusal: Refusal): Promise<SnoozeTrace[]> => {
  const { accountId, branchIds, actor, request, lines } = refusal
  const { fixes, unavailableProductIds: productIds = [] } = request
  if (!fixes?.snoozeProducts) return []
  check(refusal, SNOOZE)
  if (productIds.length === 0) throw validation({ unavailableProductIds: ['required'] })
  const ordered = new Set(lines.map(line => line.productId))
  if (!productIds.every(id => ordered.has(id))) throw validation({ unavailableProductIds: ['invalid_value'] })
  const caller = { scope: tenant(accountId, actor.userId), branchIds }
  const end = { end: fixes.snoozeProducts, field: 'fixes.snoozeProducts.until', now: actor.now }
  return snoozeProducts(db, { caller, productIds, ...end })
}

const changeBranch = async (db: Db, refusal: Refusal): Promise<StateTrace[]> => {
  const { accountId, branchId, branchIds, actor, request, branchStates } = refusal
  const { setBusy, pauseBranch } = request.fixes ?? {}
  if (setBusy && pauseBranch) throw validation({ fixes: ['not_allowed_here'] })
  const asker = { scope: tenant(accountId, actor.userId), branchIds, userId: actor.userId, now: actor.now }
  const reason = { branchIds: [branchId], reason: request.reasonCode }
  if (setBusy) {
    check(refusal, BUSY)
    const { minutes, ...end } = setBusy
    const change = { ...reason, state: 'Busy' as const, minutes, end }
    return branchStates.change(db, { actor: asker, change, field: 'fixes.setBusy.until' })
  }
  if (pauseBranch) {
    check(refusal, PAUSE)
    const change = { ...reason, state: 'Paused' as const, end: pauseBranch }
    return branchStates.change(db, { actor: asker, change, field: 'fixes.pauseBranch.until' })
  }
  return []
}

/**
 * Applies the fixes of the reject sheet in the same transaction, if they match the rejection reason.
 * Unavailable products are snoozed on every channel at all branches of the user; a branch that cannot keep up
 * becomes busy or paused. `revertFixes` undoes the returned fixes.
 */
export const applyFixes = async (db: Db, refusal: Refusal): Promise<AppliedFixes> => {
  const products = await snoozeUnavailable(db, refusal)
  return { products, branches: await changeBranch(db, refusal) }
}

/** Undoes the fixes of a rejection. Parts that somebody has changed since stay and are returned; null for none. */
export const revertFixes = async (
  db: Db,
  {
    accountId,
    branchIds,
    actor,
    branchStates,
  }: Pick<Refusal, 'accountId' | 'branchIds' | 'actor' | 'branchStates'>,
  fixes: AppliedFixes | null,
): Promise<UnrevertedChanges | null> => {
  if (!fixes) return null
  const scope = tenant(accountId, actor.userId)
  const products = await revertSnooze(db, { scope, traces: fixes.products })
  const asker = { scope, branchIds, userId: actor.userId, now: actor.now }
  let hasBranch = false
  for (const trace of fixes.branches)
    if (!(await branchStates.takeBack(db, { actor: asker, trace }))) hasBranch = true
  return products.length > 0 || hasBranch ? { products, hasBranch } : null
}
