import type { ReleasedVersion, RemoteNavEntry, RemotePath } from '@sufra/shared/contracts/release'
import type { RoleName } from '@sufra/shared/contracts/role'
import { chosenVersion, useRemotes } from './remote-store.ts'

/** A path that a remote claims, with the roles that may open it. */
export interface ClaimedPath {
  remote: string
  path: string
  roles: RoleName[]
}

const releasedRemotes = (): [string, ReleasedVersion][] =>
  Object.keys(useRemotes.getState().registry.remotes).flatMap(name => {
    const version = chosenVersion(name)
    return version ? [[name, version] satisfies [string, ReleasedVersion]] : []
  })

const isFor =
  (role: RoleName | null) =>
  ({ roles }: Pick<RemotePath, 'roles'>): boolean =>
    role !== null && roles.includes(role)

/** Every path that a released remote claims, whoever may open it: the guard needs both answers. */
export const claimedPaths = (): ClaimedPath[] =>
  releasedRemotes().flatMap(([remote, { contract }]) =>
    contract.paths.map(({ path, roles }) => ({ remote, path, roles })),
  )

/** The remote paths that a role may open. A browser of another role never learns their files. */
export const remoteRoutes = (role: RoleName | null): ClaimedPath[] => claimedPaths().filter(isFor(role))

/** The remotes' sidebar entries for a role, in the order of the whole sidebar. */
export const remoteNav = (role: RoleName | null): RemoteNavEntry[] =>
  releasedRemotes()
    .flatMap(([, { contract }]) => contract.nav.filter(isFor(role)))
    .sort((a, b) => a.order - b.order)

const toPattern = (path: string): RegExp =>
  new RegExp(`^/?${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:[^/]+/g, '[^/]+')}/?$`)

/** The claimed path that an address belongs to. */
export const claimOf = (pathname: string): ClaimedPath | null =>
  claimedPaths().find(({ path }) => toPattern(path).test(pathname)) ?? null

/** `remoteNav` that follows the registry. */
export const useRemoteNav = (role: RoleName | null): RemoteNavEntry[] => {
  useRemotes(state => state.registry)
  return remoteNav(role)
}

/** `claimedPaths` that follows the registry. */
export const useClaimedPaths = (): ClaimedPath[] => {
  useRemotes(state => state.registry)
  return claimedPaths()
}
