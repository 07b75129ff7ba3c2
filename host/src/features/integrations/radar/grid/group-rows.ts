import type { DriftKind, DriftRow } from '@sufra/shared/contracts/drift'

/** A product, or the shop itself, with the rows of each platform. */
export interface GridRow {
  /** null: the shop itself */
  productId: number | null
  name: string | null
  /** By platform. A product with options and sizes has several rows there, the worst first. */
  cells: ReadonlyMap<number, readonly DriftRow[]>
}

const WORST_FIRST: readonly DriftRow['verdict'][] = ['different', 'pending', 'unknown', 'same']
const rankOf = ({ verdict }: DriftRow): number => WORST_FIRST.indexOf(verdict)

const worstOf = ({ cells }: GridRow): number =>
  Math.min(...[...cells.values()].flatMap(rows => rows.slice(0, 1).map(rankOf)))

const cellsOf = (rows: readonly DriftRow[]): GridRow['cells'] => {
  const cells = new Map<number, DriftRow[]>()
  for (const row of rows) cells.set(row.channelId, [...(cells.get(row.channelId) ?? []), row])
  for (const ofPlatform of cells.values()) ofPlatform.sort((one, other) => rankOf(one) - rankOf(other))
  return cells
}

const lineOf = (rows: readonly DriftRow[]): GridRow => ({
  productId: rows[0]?.productId ?? null,
  name: rows[0]?.name ?? null,
  cells: cellsOf(rows),
})

/**
 * Groups the rows of one branch by product: differences first, the shop before
 * its products, otherwise in the given order.
 */
export const groupRows = (rows: readonly DriftRow[]): GridRow[] => {
  const dishes = new Map<number | null, DriftRow[]>()
  for (const row of rows) {
    const known = dishes.get(row.productId)
    if (known) known.push(row)
    else dishes.set(row.productId, [row])
  }
  const isSame = (row: GridRow) => WORST_FIRST[worstOf(row)] === 'same'
  const lines = [...dishes.values()].map(lineOf)
  const weight = (row: GridRow) => (row.productId === null ? 0 : isSame(row) ? 2 : 1)
  return lines.sort((one, other) => weight(one) - weight(other))
}

export const onlyDifferent = (rows: readonly GridRow[]): GridRow[] =>
  rows.filter(({ cells }) => [...cells.values()].some(([first]) => first && first.verdict !== 'same'))

/** Returns whether a row has a difference that this person may repair. */
export const isRepairable = ({ cells }: GridRow, canRepair: (kind: DriftKind) => boolean): boolean =>
  [...cells.values()].flat().some(({ verdict, kind }) => verdict === 'different' && canRepair(kind))
