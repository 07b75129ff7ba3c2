import type { Db } from '#src/database/database.ts'
import { tenant } from '#src/database/database.ts'
import { publicationStatusOf } from '#src/modules/catalogue/catalogue.ts'
import type { ShownItem, ShownStatus } from '#src/modules/channels/channel/channel.service.ts'
import type { LinkedStore } from '#src/modules/channels/integration/integration.service.ts'
import { publishLiveEvent } from '#src/modules/infrastructure/infrastructure.ts'
import { compareMenu } from './compare.ts'
import type { Difference } from './compare.ts'
import { openDriftOf, writeJudgement } from './drift.repository.ts'
import { judge } from './confirm-drift.ts'
import type { Judgement, KnownDrift } from './confirm-drift.ts'
import { onItsWay } from './pending-changes.ts'
import type { OnItsWay } from './pending-changes.ts'
import type { ReadingChanges } from './reading.repository.ts'
import type { ShopReadingRow } from './shop-reading.table.ts'
import { isNear, wantedMenuOf, wantedStateOf } from './wanted-state.ts'

type Shop = LinkedStore & { serviceProviderId: number }

interface Reading {
  seen: { status: ShownStatus; items: ShownItem[]; menuHash: string }
  /** the reading before this one */
  before: ShopReadingRow | undefined
  /** start of this reading */
  since: Date
  now: Date
}

interface Part {
  judgement: Judgement
  isQuiet: boolean
}

const ofState = (kind: KnownDrift['kind']): boolean => kind === 'state'

const differenceOfState = (wanted: Difference['wanted'], shown: Difference['wanted']): Difference[] =>
  wanted === shown
    ? []
    : [{ kind: 'state', productId: 0, optionId: 0, sizeId: 0, name: null, optionName: null, wanted, shown }]

/**
 * Compares a reading of a shop with the wanted values and writes the differences. Call it in the scope of all
 * merchants. Compares the menu only when the shown menu, the wanted one or the open differences have changed.
 */
export const judgeShop = async (
  db: Db,
  shop: Shop,
  { seen, before, since, now }: Reading,
): Promise<{ isUnsure: boolean; reading: ReadingChanges }> => {
  // The wanted values are read before the changes under way: see `onItsWay`.
  const brand = { ...shop, scope: tenant(shop.accountId) }
  const publication = await publicationStatusOf(db, brand)
  const wantedState = await wantedStateOf(db, shop, now)
  const probed = await onItsWay(db, shop, { since, isPublishing: publication.isPublishing })
  const comparedWith = `${seen.menuHash} ${publication.onlineId} ${probed.lastCallId}`
  const isAsBefore = before?.isSettled === true && before.comparedWith === comparedWith && probed.isMenuQuiet
  const menu = isAsBefore ? null : await wantedMenuOf(db, shop)
  const way = menu ? await onItsWay(db, shop, { since, isPublishing: publication.isPublishing }) : probed
  const known = await openDriftOf(db, shop)

  const state = judgeState(known, { wantedState, seen, way, now })
  const compared = menu ? compareMenu(menu, seen.items, now) : null
  const ofMenu = compared && judgeMenu(known, compared.differences, { way, now })
  await writeJudgement(db, shop, { judgement: state.judgement, now })
  if (ofMenu) await writeJudgement(db, shop, { judgement: ofMenu.judgement, now })
  if (tellsOfState(known, state.judgement))
    await publishLiveEvent(db, shop.accountId, { type: 'branch.status', branchId: shop.branchId })

  const isUnsure = [state, ofMenu].some(part => part?.isQuiet && !part.judgement.isSettled)
  return {
    isUnsure,
    reading: compared
      ? {
          comparedWith,
          checks: compared.checks + 1,
          isSettled: ofMenu !== null && ofMenu.isQuiet && ofMenu.judgement.isSettled,
        }
      : isAsBefore
        ? {}
        : { comparedWith, checks: 1, isSettled: false },
  }
}

const judgeState = (
  known: readonly KnownDrift[],
  {
    wantedState,
    seen: { status },
    way,
    now,
  }: Pick<Reading, 'seen' | 'now'> & {
    wantedState: Awaited<ReturnType<typeof wantedStateOf>>
    way: OnItsWay
  },
): Part => {
  const ends = status.until === null ? null : new Date(status.until)
  const isQuiet = way.isStateQuiet && !wantedState?.isEnding && !isNear(ends, now)
  const found = wantedState ? differenceOfState(wantedState.state, status.state) : []
  return {
    isQuiet,
    judgement: judge(
      known.filter(({ kind }) => ofState(kind)),
      found,
      { isQuiet, now },
    ),
  }
}

const judgeMenu = (
  known: readonly KnownDrift[],
  found: readonly Difference[],
  { way: { isMenuQuiet: isQuiet }, now }: { way: OnItsWay; now: Date },
): Part => ({
  isQuiet,
  judgement: judge(
    known.filter(({ kind }) => !ofState(kind)),
    found,
    { isQuiet, now },
  ),
})

// Confirmed state differences are shown on the branches' screen.
const tellsOfState = (known: readonly KnownDrift[], { changed, ended }: Judgement): boolean => {
  const wasSure = new Map(known.map(({ id, confirmedAt }) => [id, confirmedAt !== null]))
  return ended.length > 0 || changed.some(({ id, confirmedAt }) => wasSure.get(id) !== (confirmedAt !== null))
}
