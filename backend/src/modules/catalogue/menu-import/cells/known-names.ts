import { readLocalized } from '@sufra/shared/contracts/text'
import type { Localized } from '@sufra/shared/contracts/wire'
import { isCalled } from './merge-modifiers.ts'

/** A size or a shared choice of the brand. */
export interface NamedEntity {
  id: number
  name: Localized
}

export const namedOf = (rows: readonly { id: number; name: string }[]): NamedEntity[] =>
  rows.map(({ id, name }) => ({ id, name: readLocalized(name) }))

/** Returns the candidates for a name; one that the product has already takes precedence. */
export const meantBy = (
  wanted: Localized,
  {
    known,
    carried,
    taken,
  }: { known: readonly NamedEntity[]; carried: readonly number[]; taken: readonly number[] },
): NamedEntity[] => {
  const called = known.filter(({ id, name }) => !taken.includes(id) && isCalled(name, wanted))
  const own = called.find(({ id }) => carried.includes(id))
  return own ? [own] : called
}
