import type { Order } from '@sufra/shared/contracts/order'

/** Filter of the orders on a device. An empty list means no restriction. */
export interface BoardFilter {
  branchIds: readonly number[]
  /** platform keys */
  channels: readonly string[]
}

export const EVERYTHING: BoardFilter = { branchIds: [], channels: [] }

const partsOf = (search: URLSearchParams, name: string, shape: RegExp): string[] => [
  ...new Set((search.get(name) ?? '').split(',').filter(part => shape.test(part))),
]

/** Reads the filter from the address, `branch=3,5&channel=jahez`; invalid values are ignored. */
export const readFilter = (search: URLSearchParams): BoardFilter => ({
  branchIds: partsOf(search, 'branch', /^[1-9]\d{0,9}$/).map(Number),
  channels: partsOf(search, 'channel', /^[a-z]{1,40}$/),
})

export const isFiltering = ({ branchIds, channels }: BoardFilter): boolean =>
  branchIds.length > 0 || channels.length > 0

/** Writes the filter into `search` and keeps all other parameters. */
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

export const matchesFilter = ({ branchIds, channels }: BoardFilter, { branchId, channel }: Order): boolean =>
  (branchIds.length === 0 || branchIds.includes(branchId)) &&
  (channels.length === 0 || channels.includes(channel.key))
