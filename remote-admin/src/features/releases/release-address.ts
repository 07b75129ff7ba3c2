import { TABLE_PARAMETERS } from '@sufra/shared/ui/data'

/** Periods of the figures, in hours. */
export const HOURS = [1, 24, 168] as const
export type Hours = (typeof HOURS)[number]

export const TABS = ['live', 'versions', 'history', 'previews', 'tokens', 'hosts'] as const
export type Tab = (typeof TABS)[number]

/** State of the screen in the address, so that a shared link shows the same. */
export interface ReleaseAddress {
  tab: Tab
  hours: Hours
  /** Remote to which the lists are filtered. */
  remote: string | null
  /** Version whose details are open. */
  opened: { name: string; version: string } | null
}

const openedIn = (text: string | null): ReleaseAddress['opened'] => {
  const [, name, version] = /^([a-z][a-z0-9-]{1,30}):([\w.-]{1,60})$/.exec(text ?? '') ?? []
  return name !== undefined && version !== undefined ? { name, version } : null
}

/** Reads the address. Ignores invalid values. */
export const readAddress = (params: URLSearchParams): ReleaseAddress => ({
  tab: TABS.find(tab => tab === params.get('tab')) ?? 'live',
  hours: HOURS.find(hours => String(hours) === params.get('hours')) ?? 24,
  remote: /^[a-z][a-z0-9-]{1,30}$/.exec(params.get('remote') ?? '')?.[0] ?? null,
  opened: openedIn(params.get('version')),
})

const written = ({ tab, hours, remote, opened }: ReleaseAddress): Record<string, string | null> => ({
  tab: tab === 'live' ? null : tab,
  hours: hours === 24 ? null : String(hours),
  remote,
  version: opened && `${opened.name}:${opened.version}`,
})

/**
 * Writes a change into the address. Leaves out defaults and keeps other parameters. Another tab is another list, so
 * order and page are reset.
 */
export const writeAddress = (params: URLSearchParams, change: Partial<ReleaseAddress>): URLSearchParams => {
  const next = new URLSearchParams(params)
  if (change.tab !== undefined) for (const key of TABLE_PARAMETERS) next.delete(key)
  for (const [key, value] of Object.entries(written({ ...readAddress(params), ...change }))) {
    if (value === null) next.delete(key)
    else next.set(key, value)
  }
  return next
}
