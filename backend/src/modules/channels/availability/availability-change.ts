import type { ChannelCapabilities } from '@sufra/shared/contracts/channel'
import type { OffSale } from '#src/modules/catalogue/catalogue.ts'
import type { AvailabilityChange } from '#src/modules/channels/channel/channel.service.ts'
import type { ShownUnavailableItem, UnavailableItem } from './sent-availability.repository.ts'

type Abilities = Pick<ChannelCapabilities, 'supportsSnoozeUntil' | 'supportsOptionSnooze'>

const keyOf = ({ productId, optionId }: { productId: number; optionId: number }): string =>
  `${productId} ${optionId}`

const laterOf = (one: Date | null, other: Date | null): Date | null =>
  one && other ? (one > other ? one : other) : null

/**
 * Returns the products and options that one shop's platform has to show as off, limited to the platform's
 * abilities.
 */
export const offIn = (branchId: number, off: readonly OffSale[], can: Abilities): UnavailableItem[] => {
  const found = new Map<string, UnavailableItem>()
  for (const { productId, optionId, branchId: place, until } of off) {
    if ((place !== null && place !== branchId) || (optionId !== 0 && !can.supportsOptionSnooze)) continue
    const key = keyOf({ productId, optionId })
    const known = found.get(key)
    const end = can.supportsSnoozeUntil ? until : null
    found.set(key, { productId, optionId, until: known ? laterOf(known.until, end) : end })
  }
  return [...found.values()]
}

/** Returns the changes to send so that a platform that was sent `told` shows `wanted`. */
export const differenceOf = (
  told: readonly ShownUnavailableItem[],
  wanted: readonly UnavailableItem[],
): { off: UnavailableItem[]; on: UnavailableItem[] } => {
  const known = new Map(told.map(one => [keyOf(one), one]))
  const meant = new Set(wanted.map(keyOf))
  return {
    off: wanted.filter(one => {
      const before = known.get(keyOf(one))
      return !before?.isCertain || before.until?.getTime() !== one.until?.getTime()
    }),
    on: told.filter(one => !meant.has(keyOf(one))),
  }
}

/** Returns the same change in the format of the connectors. */
export const changeOf = ({
  off,
  on,
}: {
  off: UnavailableItem[]
  on: UnavailableItem[]
}): AvailabilityChange => {
  const all = [
    ...off.map(one => ({ ...one, isAvailable: false })),
    ...on.map(one => ({ ...one, isAvailable: true, until: null })),
  ]
  return {
    products: all
      .filter(({ optionId }) => optionId === 0)
      .map(({ productId, isAvailable, until }) => ({ productId, isAvailable, until })),
    options: all.filter(({ optionId }) => optionId !== 0),
  }
}
