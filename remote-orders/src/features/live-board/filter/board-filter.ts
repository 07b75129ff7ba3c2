import type { Order } from '@sufra/shared/contracts/order'

/** Which orders a device shows. Of a kind of which nothing is chosen, all are. */
export interface BoardFilter {
  branchIds: readonly number[]
  /** keys of platforms */
  channels: readonly string[]
}

export const EVERYTHING: BoardFilter = { branchIds: [], channels: [] }

const partsOf = (search: URLSearchParams, name: string, shape: RegExp): string[] => [
  ...new Set((search.get(name) ?? '').split(',').filter(part => shape.test(part))),
]

/** The filter as the address says it, `branch=3,5&channel=jahez`; what cannot be read counts for nothing. */
export const readFilter = (search: URLSearchParams): BoardFilter => ({
  branchIds: partsOf(search, 'branch', /^[1-9]\d{0,9}$/).map(Number),
  channels: partsOf(search, 'channel', /^[a-z]{1,40}$/),
})

export const isFiltering = ({ branchIds, channels }: BoardFilter): boolean =>
  branchIds.length > 0 || channels.length > 0

/** Writes the filter over what `search` said of it, and leaves the rest. */
export const writeFilter = (
  search: URLSearchParams,
  { branchIds, channels }: BoardFilter,
): URLSearchParams => {
  const next = new URLSearchParams(search)
  next.delete('branch')
  next.delete('channel')
  if (branchIds.length > 0) next.set('branch', branchIds.join(','))
  if (channels.length > 0) next.set('channel', channels.join(','))
  return next
}

export const passes = ({ branchIds, channels }: BoardFilter, { branchId, channel }: Order): boolean =>
  (branchIds.length === 0 || branchIds.includes(branchId)) &&
  (channels.length === 0 || channels.includes(channel.key))
