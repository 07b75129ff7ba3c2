import type { RemoteNavEntry } from '@sufra/shared/contracts/release'
import type { RoleName } from '@sufra/shared/contracts/role'

/** One line of the sidebar, whoever contributes it. */
export interface SidebarEntry {
  id: string
  /** Name in the icon set. */
  icon: string
  path: string
  order: number
  /** A key of the host's texts, or a remote's own words, which come with its registry entry. */
  label: { key: string } | { ar: string; en: string }
}

interface HostEntry {
  id: string
  path: string
  order: number
  roles: RoleName[] | 'everyone'
}

const OFFICE: RoleName[] = ['SuperAdmin', 'Admin']

// The specification's table (specification#screens), for the screens that the host itself brings.
const HOST_ENTRIES: HostEntry[] = [
  { id: 'dashboard', path: 'dashboard', order: 10, roles: 'everyone' },
  { id: 'branches', path: 'branches', order: 60, roles: OFFICE },
  { id: 'integrations', path: 'integrations', order: 70, roles: OFFICE },
  { id: 'support', path: 'support', order: 80, roles: OFFICE },
  { id: 'settings', path: 'settings', order: 90, roles: OFFICE },
]

const hostEntry = ({ id, path, order }: HostEntry): SidebarEntry => ({
  id,
  icon: id,
  path,
  order,
  label: { key: `screens.${id}` },
})

const remoteEntry = ({ id, icon, path, order, label }: RemoteNavEntry): SidebarEntry => ({
  id,
  icon,
  path,
  order,
  label,
})

/** What the sidebar shows to a role: the host's screens and those of the remotes, in one order. */
export const sidebarEntries = ({
  role,
  remotes,
}: {
  role: RoleName | null
  remotes: RemoteNavEntry[]
}): SidebarEntry[] =>
  [
    ...HOST_ENTRIES.filter(
      ({ roles }) => roles === 'everyone' || (role !== null && roles.includes(role)),
    ).map(hostEntry),
    ...remotes.map(remoteEntry),
  ].sort((a, b) => a.order - b.order)

/** The plan card is for merchants: every user but the operator (specification#screens). */
export const hasPlanCard = (role: RoleName | null): boolean => role !== null && role !== 'SuperAdmin'

/** Phones show so many entries in the bottom bar; the fifth place opens the rest. */
const BAR_PLACES = 4

export const splitForPhone = (entries: SidebarEntry[]): { bar: SidebarEntry[]; rest: SidebarEntry[] } => ({
  bar: entries.slice(0, BAR_PLACES),
  rest: entries.slice(BAR_PLACES),
})
