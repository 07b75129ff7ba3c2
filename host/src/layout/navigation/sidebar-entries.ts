import type { Permission } from '@sufra/shared/contracts/permission'
import type { RemoteNavEntry } from '@sufra/shared/contracts/release'

/** One line of the sidebar, whoever contributes it. */
export interface SidebarEntry {
  id: string
  /** Name in the icon set. */
  icon: string
  path: string
  order: number
  /** A key of the host's texts, or a remote's own words, which come with its registry entry. */
  label: { key: string } | { ar: string; en: string }
  /** The letter that leads here after G. */
  key?: string
}

interface HostEntry {
  id: string
  path: string
  order: number
  key: string
  /** None: it is everybody's. */
  permission?: Permission | readonly Permission[]
  isOperators?: true
}

// The specification's table (specification#screens), for the screens that the host itself brings: Admin and the operator hold these.
const HOST_ENTRIES: HostEntry[] = [
  { id: 'dashboard', path: 'dashboard', order: 10, key: 'd' },
  {
    id: 'branches',
    path: 'branches',
    order: 60,
    key: 'b',
    permission: ['branches.manage', 'branches.hours'],
  },
  { id: 'integrations', path: 'integrations', order: 70, key: 'i', permission: 'integrations.manage' },
  { id: 'support', path: 'support', order: 80, key: 's', permission: 'support.use' },
  // A merchant's Admin finds theirs in the settings: the specification's table has no such entry.
  { id: 'invoices', path: 'invoices', order: 85, key: 'v', isOperators: true },
  { id: 'settings', path: 'settings', order: 90, key: 'e', permission: 'settings.manage' },
]

const hostEntry = ({ id, path, order, key }: HostEntry): SidebarEntry => ({
  id,
  icon: id,
  path,
  order,
  label: { key: `screens.${id}` },
  key,
})

const remoteEntry = ({ id, icon, path, order, label, key }: RemoteNavEntry): SidebarEntry => ({
  id,
  icon,
  path,
  order,
  label,
  key,
})

/** What the sidebar shows: the host's screens that one may use, and those of the remotes, in one order. */
export const sidebarEntries = ({
  may,
  remotes,
  isOperator = false,
}: {
  may: (permission: Permission) => boolean
  remotes: RemoteNavEntry[]
  isOperator?: boolean
}): SidebarEntry[] =>
  [
    ...HOST_ENTRIES.filter(
      ({ permission, isOperators }) =>
        (isOperator || !isOperators) && (permission === undefined || [permission].flat().some(may)),
    ).map(hostEntry),
    ...remotes.map(remoteEntry),
  ].sort((a, b) => a.order - b.order)

/** Phones show so many entries in the bottom bar; the fifth place opens the rest. */
const BAR_PLACES = 4

export const splitForPhone = (entries: SidebarEntry[]): { bar: SidebarEntry[]; rest: SidebarEntry[] } => ({
  bar: entries.slice(0, BAR_PLACES),
  rest: entries.slice(BAR_PLACES),
})
