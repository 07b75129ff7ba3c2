import type { ExecuteActionRequest, OrderActionName } from '@sufra/shared/contracts/order'
import { tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { forbiddenRole, validation } from '#src/errors.ts'
import { snoozeProducts } from '#src/modules/catalogue/catalogue.ts'
import type { Actor } from '../state/available-actions.ts'
import type { LineEntry } from '../order.repository.ts'

const checkUntil = (until: string | null, now: Date): Date | null => {
  if (until === null) return null
  const instant = new Date(until)
  if (instant <= now) throw validation({ 'fixes.snoozeProducts.until': ['must_be_in_the_future'] })
  return instant
}

/**
 * The one-tap fix of the reject sheet: what is not available is snoozed on every channel, everywhere that whoever refuses
 * works, in the same transaction. Only products of this very order, and only when that is why it is refused.
 */
export const applyFixes = async (
  db: Db,
  {
    accountId,
    branchIds,
    actor,
    action,
    request,
    lines,
  }: {
    accountId: number
    branchIds: number[]
    actor: Actor
    action: OrderActionName
    request: ExecuteActionRequest
    lines: LineEntry[]
  },
): Promise<void> => {
  const { fixes, reasonCode, unavailableProductIds: productIds = [] } = request
  if (!fixes?.snoozeProducts) return
  if (!actor.permissions.includes('menu.snooze')) throw forbiddenRole()
  if (action !== 'Reject' || reasonCode !== 'ItemUnavailable')
    throw validation({ fixes: ['not_allowed_here'] })
  if (productIds.length === 0) throw validation({ unavailableProductIds: ['required'] })
  const ordered = new Set(lines.map(line => line.productId))
  if (!productIds.every(id => ordered.has(id))) throw validation({ unavailableProductIds: ['invalid_value'] })
  const until = checkUntil(fixes.snoozeProducts.until, actor.now)
  const caller = { scope: tenant(accountId, actor.userId), branchIds }
  await snoozeProducts(db, { caller, productIds, until })
}
