import type {
  ReleasedVersion,
  RemoteNavEntry,
  RemotePaletteEntry,
  RemoteShortcut,
} from '@sufra/shared/contracts/release'
import { mayOpen } from '@sufra/shared/session'
import type { ScreenClaim, SessionUser } from '@sufra/shared/session'
import { useOverrides } from './overrides/override-store.ts'
import { chosenVersion, knownVersion } from './registry/choice.ts'
import { useTabChoices } from './registry/tab-choices.ts'
import { useRemotes } from './remote-store.ts'

/** A path that a remote claims, with whom it is for. */
export interface ClaimedPath extends ScreenClaim {
  remote: string
  path: string
}

type Reader = Pick<SessionUser, 'Role' | 'permissions'> | null

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
  (reader: Reader) =>
  (claim: ScreenClaim): boolean =>
    mayOpen(reader, claim)

/**
 * Every path that a released remote claims, whoever may open it: the guard needs both answers. Also while it is switched
 * off: its place then says so, and it comes back there.
 */
export const claimedPaths = (): ClaimedPath[] =>
  versionsOf(knownVersion).flatMap(([remote, { contract }]) =>
    contract.paths.map(({ path, roles, permission }) => ({ remote, path, roles, permission })),
  )

/** The remote paths that somebody may open. A browser of anybody else never learns their files. */
export const remoteRoutes = (reader: Reader): ClaimedPath[] => claimedPaths().filter(isFor(reader))

/** The remotes' sidebar entries for somebody, in the order of the whole sidebar. */
export const remoteNav = (reader: Reader): RemoteNavEntry[] =>
  versionsOf(chosenVersion)
    .flatMap(([, { contract }]) => contract.nav.filter(isFor(reader)))
    .sort((a, b) => a.order - b.order)

/** What remotes offer in the command palette, for somebody. */
export const remotePalette = (reader: Reader): RemotePaletteEntry[] =>
  versionsOf(chosenVersion).flatMap(([, { contract }]) => (contract.palette ?? []).filter(isFor(reader)))

/** The keys of the remotes' screens that somebody may open. */
export const remoteShortcuts = (reader: Reader): RemoteShortcut[] =>
  versionsOf(chosenVersion).flatMap(([, { contract }]) =>
    (contract.shortcuts ?? []).filter(({ path }) =>
      contract.paths.filter(isFor(reader)).some(claim => claim.path === path),
    ),
  )

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
export const useRemoteNav = (reader: Reader): RemoteNavEntry[] => {
  useChoices()
  return remoteNav(reader)
}

/** `claimedPaths` that follows the registry and the choices of this tab. */
export const useClaimedPaths = (): ClaimedPath[] => {
  useChoices()
  return claimedPaths()
}
