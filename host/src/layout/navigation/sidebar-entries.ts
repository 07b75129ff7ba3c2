import type { Permission } from '@sufra/shared/contracts/permission'
import type { RemoteNavEntry } from '@sufra/shared/contracts/release'

/** A sidebar entry of the host or a remote. */
export interface SidebarEntry {
  id: string
  /** Name in the icon set. */
  icon: string
  path: string
  order: number
  /** A key of the host's texts, or a remote's own texts from the registry. */
  label: { key: string } | { ar: string; en: string }
  /** Letter of the shortcut G + letter. */
  key?: string
}

interface HostEntry {
  id: string
  path: string
  order: number
  key: string
  /** Omitted: for everybody. */
  permission?: Permission | readonly Permission[]
  isOperators?: true
}

// The host's own screens in the specification's table (specification#screens); an Admin
// and the operator hold these permissions.
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
  // For the operator only: a merchant's Admin finds invoices in the settings, as the
  // specification's table has no such entry.
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

/** Returns the sidebar entries of the host and the remotes that a person may use, in one order. */
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

/** Number of entries in a phone's bottom bar; the fifth place opens the rest. */
const BAR_PLACES = 4

export const splitForPhone = (entries: SidebarEntry[]): { bar: SidebarEntry[]; rest: SidebarEntry[] } => ({
  bar: entries.slice(0, BAR_PLACES),
  rest: entries.slice(BAR_PLACES),
})
