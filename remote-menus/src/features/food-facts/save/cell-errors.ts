import type { ApiError } from '@sufra/shared/api'
import type { FactEdit } from '../draft/fact-draft.ts'
import { CELLS } from '../draft/cells.ts'
import type { Cell } from '../draft/cells.ts'
import { FIGURES } from '../draft/read-figure.ts'

/** Translated errors by product and cell. `product` is for the whole row. */
export type CellErrors = ReadonlyMap<number, Partial<Record<Cell | 'product', string>>>

export const NO_CELL_ERRORS: CellErrors = new Map()

/** Returns errors for caffeine without a measure, which are found before the request. */
export const findUnmeasured = (changes: readonly FactEdit[], words: string): CellErrors =>
  new Map(
    changes.flatMap(({ product, facts }) => {
      const { caffeineMg, caffeinePer } = { ...product, ...facts }
      return (caffeineMg ?? 0) > 0 && caffeinePer === null ? [[product.id, { caffeinePer: words }]] : []
    }),
  )

/** Returns errors for unreadable figures, which are never sent. */
export const findUnreadable = (changes: readonly FactEdit[], words: string): CellErrors =>
  new Map(
    changes.flatMap(({ product, facts }) => {
      const cells = FIGURES.filter(figure => Number.isNaN(facts[figure]))
      return cells.length > 0 ? [[product.id, Object.fromEntries(cells.map(cell => [cell, words]))]] : []
    }),
  )

/**
 * Returns the server's errors by cell. The server names cells by their index in the request, such as
 * `items.3.sodiumMg`.
 */
export const refusedCells = ({ fieldErrors }: ApiError, sent: readonly FactEdit[]): CellErrors => {
  const errors = new Map<number, Partial<Record<Cell | 'product', string>>>()
  for (const [field, [words]] of Object.entries(fieldErrors)) {
    const [, place, name] = /^items\.(\d+)\.(\w+)/.exec(field) ?? []
    const change = sent[Number(place)]
    if (!change || words === undefined) continue
    const cell = CELLS.find(each => each === name) ?? 'product'
    errors.set(change.product.id, { ...errors.get(change.product.id), [cell]: words })
  }
  return errors
}

/** Returns the ids of products that another user has changed; the server sends their current state. */
export const staleIds = ({ problem }: ApiError): number[] => {
  const current: unknown = problem?.current
  if (!Array.isArray(current)) return []
  return current.flatMap((product: unknown) => {
    const id: unknown =
      typeof product === 'object' && product !== null && 'id' in product ? product.id : undefined
    return typeof id === 'number' ? [id] : []
  })
}
