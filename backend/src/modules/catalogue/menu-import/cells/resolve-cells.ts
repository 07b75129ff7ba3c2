import type { Localized } from '@sufra/shared/contracts/wire'
import type { Reading } from '../read-cell.ts'
import { isCalled } from './merge-modifiers.ts'
import { meantBy } from './known-names.ts'
import type { NamedEntity } from './known-names.ts'
import { writeNames } from './named-parts.ts'
import type { SheetSize } from './sizes-cell.ts'

interface PricedSize {
  sizeId: number
  price: number
}

/** Per import, because each new size is compared with all others. */
const MAX_NEW_SIZES = 200

const said = (name: Localized): string => writeNames(name, 'en')

/** Returns the ids of the shared choices that a row names. */
export const choicesMeant = (
  names: readonly Localized[],
  { known, carried }: { known: readonly NamedEntity[]; carried: readonly number[] },
): Reading<number[]> => {
  const ids: number[] = []
  for (const name of names) {
    const [found, ...others] = meantBy(name, { known, carried, taken: ids })
    if (!found) return { code: `import_unknown_choice:${said(name)}` }
    if (others.length > 0) return { code: `import_many_choices:${said(name)}` }
    ids.push(found.id)
  }
  return { value: ids }
}

/**
 * Finds the sizes that rows name. A size that the brand does not have is created by the import; until then
 * its id is below 0.
 */
export const createSizeFinder = (known: readonly NamedEntity[]) => {
  const made: Localized[] = []
  const idOfNew = (name: Localized): number => {
    const at = made.findIndex(each => isCalled(each, name))
    return at < 0 ? -made.push(name) : -(at + 1)
  }
  return {
    /** names of sizes to create: the first has id -1 */
    made,
    nameOf: (id: number): Localized | undefined =>
      id < 0 ? made[-id - 1] : known.find(size => size.id === id)?.name,
    find: (sizes: readonly SheetSize[], carried: readonly number[]): Reading<PricedSize[]> => {
      const found: PricedSize[] = []
      for (const { name, price } of sizes) {
        if (made.length >= MAX_NEW_SIZES) return { code: `import_too_many_new_sizes:${MAX_NEW_SIZES}` }
        const sizeId = meantBy(name, { known, carried, taken: [] })[0]?.id ?? idOfNew(name)
        if (found.some(each => each.sizeId === sizeId)) return { code: `import_same_size:${said(name)}` }
        found.push({ sizeId, price })
      }
      return { value: found }
    },
  }
}
