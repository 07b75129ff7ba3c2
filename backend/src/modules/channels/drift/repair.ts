import type { DriftKind } from '@sufra/shared/contracts/drift'
import type { Permission } from '@sufra/shared/contracts/permission'
import type { Db } from '#src/database/database.ts'
import { enqueue } from '#src/jobs/job-kind.ts'
import { resendAvailability } from '#src/modules/channels/availability/availability.service.ts'
import type { LinkedStore } from '#src/modules/channels/integration/integration.service.ts'
import { SEND_MENU_AGAIN } from '#src/modules/channels/menu-push/menu-repair.service.ts'
import { sendStatus } from '#src/modules/channels/store-status/store-status.service.ts'
import type { DriftRecord } from './drift.table.ts'

/** Permissions of which one suffices to repair: those with which a person could make the change by hand. */
const NEEDED: Record<DriftKind, readonly Permission[]> = {
  state: ['branches.state'],
  availability: ['menu.snooze', 'menu.edit', 'menu.publish'],
  price: ['menu.publish', 'menu.price'],
  missing: ['menu.publish'],
}
const KINDS = ['state', 'availability', 'price', 'missing'] as const

/** Returns the kinds of differences that these permissions allow to repair. */
export const repairableKinds = (
  permissions: readonly Permission[],
  kind: DriftKind | undefined,
): DriftKind[] =>
  KINDS.filter(
    each =>
      (kind === undefined || kind === each) &&
      NEEDED[each].some(permission => permissions.includes(permission)),
  )

/** Sends a shop's platform the differing values again, after the caller's transaction. */
export const sendAgain = async (
  db: Db,
  shop: LinkedStore,
  differences: readonly DriftRecord[],
): Promise<void> => {
  const { accountId, id: integrationId } = shop
  const kinds = new Set(differences.map(({ kind }) => kind))
  if (kinds.has('state')) await sendStatus(db, [shop])
  // A menu also contains the availability.
  if (kinds.has('price') || kinds.has('missing'))
    await enqueue(db, SEND_MENU_AGAIN, { payload: { accountId, integrationId } })
  const onSale = differences.filter(({ kind }) => kind === 'availability')
  if (onSale.length > 0) await resendAvailability(db, shop, onSale)
}
