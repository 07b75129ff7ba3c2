import type { Difference } from './compare.ts'
import type { DriftRecord } from './drift.table.ts'

/** A difference is one when it stands for so long while nothing of ours is on its way: it is seen at two readings at least. */
export const CONFIRM_MS = 5_000

export type Known = Pick<
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

type Standing = Pick<Known, 'wanted' | 'shown' | 'quietSince' | 'confirmedAt' | 'repairAt'>

export interface Judgement {
  opened: (Difference & Pick<Known, 'since' | 'quietSince'>)[]
  changed: ({ id: number } & Standing)[]
  /** differences that are gone */
  ended: number[]
  /** never were any */
  dropped: number[]
  /** nothing is left to be looked at again soon */
  isSettled: boolean
}

type Thing = Pick<Known, 'kind' | 'productId' | 'optionId' | 'sizeId'>

const keyOf = ({ kind, productId, optionId, sizeId }: Thing): string =>
  `${kind} ${productId} ${optionId} ${sizeId}`

const standingAfter = (
  known: Known,
  { wanted, shown }: Difference,
  { isQuiet, now }: { isQuiet: boolean; now: Date },
): Standing => {
  // Of something that moves nothing is known yet.
  if (!isQuiet) return { wanted, shown, quietSince: null, confirmedAt: null, repairAt: known.repairAt }
  const isSame = known.wanted === wanted && known.shown === shown
  const quietSince = isSame ? (known.quietSince ?? now) : now
  const isSure = isSame && now.getTime() - quietSince.getTime() >= CONFIRM_MS
  const confirmedAt = known.confirmedAt && isSame ? known.confirmedAt : isSure ? now : null
  // Sent again, and it stands all the same.
  const isVain = known.repairAt !== null && quietSince > known.repairAt && isSure
  return { wanted, shown, quietSince, confirmedAt, repairAt: isVain ? null : known.repairAt }
}

const isChanged = (known: Known, after: Standing): boolean =>
  known.wanted !== after.wanted ||
  known.shown !== after.shown ||
  known.quietSince?.getTime() !== after.quietSince?.getTime() ||
  known.confirmedAt?.getTime() !== after.confirmedAt?.getTime() ||
  known.repairAt?.getTime() !== after.repairAt?.getTime()

/** What becomes of the differences that are known (all of one part of one shop) when it has been read again. */
export const judge = (
  known: readonly Known[],
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
