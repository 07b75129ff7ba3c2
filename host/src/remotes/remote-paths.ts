import type { ReleasedVersion, RemoteNavEntry, RemotePath } from '@sufra/shared/contracts/release'
import type { RoleName } from '@sufra/shared/contracts/role'
import { useOverrides } from './overrides/override-store.ts'
import { chosenVersion, knownVersion } from './registry/choice.ts'
import { useTabChoices } from './registry/tab-choices.ts'
import { useRemotes } from './remote-store.ts'

/** A path that a remote claims, with the roles that may open it. */
export interface ClaimedPath {
  remote: string
  path: string
  roles: RoleName[]
}

type VersionOf = (name: string) => { version: ReleasedVersion } | null

// An override may be of a remote that nobody has released yet.
const remoteNames = (): string[] => [
  ...new Set([
    ...Object.keys(useRemotes.getState().registry.remotes),
    ...Object.keys(useOverrides.getState().running),
  ]),
]

const versionsOf = (find: VersionOf): [string, ReleasedVersion][] =>
  remoteNames().flatMap(name => {
    const version = find(name)?.version
    return version ? [[name, version] satisfies [string, ReleasedVersion]] : []
  })

const isFor =
  (role: RoleName | null) =>
  ({ roles }: Pick<RemotePath, 'roles'>): boolean =>
    role !== null && roles.includes(role)

/**
 * Every path that a released remote claims, whoever may open it: the guard needs both answers. Also while it is switched
 * off: its place then says so, and it comes back there.
 */
export const claimedPaths = (): ClaimedPath[] =>
  versionsOf(knownVersion).flatMap(([remote, { contract }]) =>
    contract.paths.map(({ path, roles }) => ({ remote, path, roles })),
  )

/** The remote paths that a role may open. A browser of another role never learns their files. */
export const remoteRoutes = (role: RoleName | null): ClaimedPath[] => claimedPaths().filter(isFor(role))

/** The remotes' sidebar entries for a role, in the order of the whole sidebar. */
export const remoteNav = (role: RoleName | null): RemoteNavEntry[] =>
  versionsOf(chosenVersion)
    .flatMap(([, { contract }]) => contract.nav.filter(isFor(role)))
    .sort((a, b) => a.order - b.order)

const toPattern = (path: string): RegExp =>
  new RegExp(`^/?${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:[^/]+/g, '[^/]+')}/?$`)

/** The claimed path that an address belongs to. */
export const claimOf = (pathname: string): ClaimedPath | null =>
  claimedPaths().find(({ path }) => toPattern(path).test(pathname)) ?? null

const useChoices = (): void => {
  useRemotes(state => state.registry)
  useTabChoices()
  useOverrides()
}

/** `remoteNav` that follows the registry and the choices of this tab. */
export const useRemoteNav = (role: RoleName | null): RemoteNavEntry[] => {
  useChoices()
  return remoteNav(role)
}

/** `claimedPaths` that follows the registry and the choices of this tab. */
export const useClaimedPaths = (): ClaimedPath[] => {
  useChoices()
  return claimedPaths()
}
