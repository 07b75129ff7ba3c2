import type { DriftKind, DriftValue } from '@sufra/shared/contracts/drift'
import type { ShownItem, StoreMenu } from '#src/modules/channels/channel/channel.service.ts'

/** A difference between the shown and the wanted value. */
export interface Difference {
  kind: DriftKind
  productId: number
  optionId: number
  /** 0: not about a size */
  sizeId: number
  name: string | null
  optionName: string | null
  wanted: DriftValue
  /** null: the platform does not show it */
  shown: DriftValue | null
}

/** The menu that one shop should show: the last sent menu with its unavailable products. */
export interface WantedMenu {
  menu: StoreMenu
  /** `until` null: no end */
  off: readonly { productId: number; optionId: number; until: Date | null }[]
  /** the platform receives option availability; otherwise options stay as sent */
  hasOptionSnooze: boolean
}

export interface Comparison {
  differences: Difference[]
  /** number of compared values */
  checks: number
}

type Item = StoreMenu['items'][number]
type About = Pick<Difference, 'productId' | 'optionId' | 'sizeId' | 'name' | 'optionName'>

interface Facts {
  price: number | null
  isAvailable: boolean | null
}

/** Tolerance around the end of a pause, because the platform's clock and Sufra's differ. */
const AROUND_AN_END_MS = 60_000

const halalas = (amount: number): number => Math.round(amount * 100)

const pricesOf = (about: About, wanted: number | null, shown: number | null): Comparison => {
  if (wanted === null || shown === null) return { differences: [], checks: 0 }
  const isSame = halalas(wanted) === halalas(shown)
  return { differences: isSame ? [] : [{ ...about, kind: 'price', wanted, shown }], checks: 1 }
}

const availabilityOf = (about: About, wanted: boolean | null, shown: boolean | null): Comparison => {
  if (wanted === null || shown === null) return { differences: [], checks: 0 }
  const isSame = wanted === shown
  return { differences: isSame ? [] : [{ ...about, kind: 'availability', wanted, shown }], checks: 1 }
}

const joined = (parts: Comparison[]): Comparison => ({
  differences: parts.flatMap(({ differences }) => differences),
  checks: parts.reduce((sum, { checks }) => sum + checks, 0),
})

const keyOf = (productId: number, optionId: number): string => `${productId} ${optionId}`

/** Compares the shown menu with the wanted one. `now` decides which pauses are about to end. */
export const compareMenu = (
  { menu, off, hasOptionSnooze }: WantedMenu,
  shown: readonly ShownItem[],
  now: Date,
): Comparison => {
  const shownOf = new Map(shown.map(item => [item.productId, item]))
  const offOf = new Map(off.map(({ productId, optionId, until }) => [keyOf(productId, optionId), until]))
  // null: undecided, around the end of a pause.
  const isWanted = (productId: number, optionId: number): boolean | null => {
    const until = offOf.get(keyOf(productId, optionId))
    if (until === undefined) return true
    return until !== null && until.getTime() - now.getTime() < AROUND_AN_END_MS ? null : false
  }

  const ofOptions = (item: Item, seen: ShownItem): Comparison[] => {
    const known = new Map(seen.options.map(option => [option.optionId, option]))
    return item.modifierGroups
      .flatMap(({ options }) => options)
      .flatMap(({ optionId, name: optionName, price, isAvailable }) => {
        const there: Facts | undefined = known.get(optionId)
        if (!there) return []
        const about = { productId: item.productId, optionId, sizeId: 0, name: item.name, optionName }
        const wanted = hasOptionSnooze ? isWanted(item.productId, optionId) : isAvailable
        return [pricesOf(about, price, there.price), availabilityOf(about, wanted, there.isAvailable)]
      })
  }

  const ofSizes = (item: Item, seen: ShownItem, about: About): Comparison[] => {
    const known = new Map(seen.sizes.map(({ sizeId, price }) => [sizeId, price]))
    return item.sizes.map(({ sizeId, price }) =>
      pricesOf({ ...about, sizeId }, price, known.get(sizeId) ?? null),
    )
  }

  const ofItem = (item: Item): Comparison => {
    const seen = shownOf.get(item.productId)
    const about = { productId: item.productId, optionId: 0, sizeId: 0, name: item.name, optionName: null }
    if (!seen) return { differences: [{ ...about, kind: 'missing', wanted: true, shown: null }], checks: 1 }
    return joined([
      pricesOf(about, item.sizes.length > 0 ? null : item.price, seen.price),
      ...ofSizes(item, seen, about),
      availabilityOf(about, isWanted(item.productId, 0), seen.isAvailable),
      ...ofOptions(item, seen),
    ])
  }

  return joined(menu.items.map(ofItem))
}
