import type { Difference } from './compare.ts'
import type { DriftRecord } from './drift.table.ts'

/** A difference is confirmed after this time without own changes under way, which takes at least two readings. */
export const CONFIRM_MS = 5_000

export type KnownDrift = Pick<
  DriftRecord,
  | 'id'
  | 'kind'
  | 'productId'
  | 'optionId'
  | 'sizeId'
  | 'wanted'
  | 'shown'
  | 'since'
  | 'quietSince'
  | 'confirmedAt'
  | 'repairAt'
>

type DriftState = Pick<KnownDrift, 'wanted' | 'shown' | 'quietSince' | 'confirmedAt' | 'repairAt'>

export interface Judgement {
  opened: (Difference & Pick<KnownDrift, 'since' | 'quietSince'>)[]
  changed: ({ id: number } & DriftState)[]
  /** ids of differences that have ended */
  ended: number[]
  /** ids of pending differences that passed */
  dropped: number[]
  /** nothing has to be read again soon */
  isSettled: boolean
}

type Thing = Pick<KnownDrift, 'kind' | 'productId' | 'optionId' | 'sizeId'>

const keyOf = ({ kind, productId, optionId, sizeId }: Thing): string =>
  `${kind} ${productId} ${optionId} ${sizeId}`

const standingAfter = (
  known: KnownDrift,
  { wanted, shown }: Difference,
  { isQuiet, now }: { isQuiet: boolean; now: Date },
): DriftState => {
  // A difference during a change means nothing yet.
  if (!isQuiet) return { wanted, shown, quietSince: null, confirmedAt: null, repairAt: known.repairAt }
  const isSame = known.wanted === wanted && known.shown === shown
  const quietSince = isSame ? (known.quietSince ?? now) : now
  const isSure = isSame && now.getTime() - quietSince.getTime() >= CONFIRM_MS
  const confirmedAt = known.confirmedAt && isSame ? known.confirmedAt : isSure ? now : null
  // The repair failed: the difference persists after it.
  const isVain = known.repairAt !== null && quietSince > known.repairAt && isSure
  return { wanted, shown, quietSince, confirmedAt, repairAt: isVain ? null : known.repairAt }
}

const isChanged = (known: KnownDrift, after: DriftState): boolean =>
  known.wanted !== after.wanted ||
  known.shown !== after.shown ||
  known.quietSince?.getTime() !== after.quietSince?.getTime() ||
  known.confirmedAt?.getTime() !== after.confirmedAt?.getTime() ||
  known.repairAt?.getTime() !== after.repairAt?.getTime()

/** Updates the known differences of one part of one shop after a new reading. */
export const judge = (
  known: readonly KnownDrift[],
  found: readonly Difference[],
  about: { isQuiet: boolean; now: Date },
): Judgement => {
  const { isQuiet, now } = about
  const knownOf = new Map(known.map(each => [keyOf(each), each]))
  const foundKeys = new Set(found.map(keyOf))
  const after = found.flatMap(difference => {
    const before = knownOf.get(keyOf(difference))
    return before ? [{ before, after: { id: before.id, ...standingAfter(before, difference, about) } }] : []
  })
  const opened = found.filter(difference => !knownOf.has(keyOf(difference)))
  const gone = known.filter(each => !foundKeys.has(keyOf(each)))
  return {
    opened: opened.map(difference => ({ ...difference, since: now, quietSince: isQuiet ? now : null })),
    changed: after.filter(each => isChanged(each.before, each.after)).map(each => each.after),
    ended: gone.filter(({ confirmedAt, repairAt }) => confirmedAt || repairAt).map(({ id }) => id),
    dropped: gone.filter(({ confirmedAt, repairAt }) => !confirmedAt && !repairAt).map(({ id }) => id),
    isSettled: opened.length === 0 && after.every(each => each.after.confirmedAt !== null),
  }
}
