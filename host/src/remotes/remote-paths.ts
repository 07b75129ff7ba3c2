import type {
  ReleasedVersion,
  RemoteNavEntry,
  RemotePaletteEntry,
  RemoteShortcut,
} from '@sufra/shared/contracts/release'
import { mayOpen } from '@sufra/shared/session'
import type { ScreenClaim, SessionUser } from '@sufra/shared/session'
import { useOverrides } from './override-store.ts'
import { chosenVersion, knownVersion } from './registry/choice.ts'
import { useTabChoices } from './registry/tab-choices.ts'
import { useRemotes } from './remote-store.ts'

/** A path that a remote claims, with its required role and permission. */
export interface ClaimedPath extends ScreenClaim {
  remote: string
  path: string
}

type Reader = Pick<SessionUser, 'Role' | 'permissions'> | null

type VersionOf = (name: string) => { version: ReleasedVersion } | null

// An override may be of an unreleased remote.
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
 * Returns every path that a released remote claims, for any person: the guard has to recognize refused paths too.
 * Includes remotes that are off: their place states that, and they return there.
 */
export const claimedPaths = (): ClaimedPath[] =>
  versionsOf(knownVersion).flatMap(([remote, { contract }]) =>
    contract.paths.map(({ path, roles, permission }) => ({ remote, path, roles, permission })),
  )

/** Returns the remote paths that a person may open. Other browsers never learn their files. */
export const remoteRoutes = (reader: Reader): ClaimedPath[] => claimedPaths().filter(isFor(reader))

/** Returns the remotes' sidebar entries for a person, in sidebar order. */
export const remoteNav = (reader: Reader): RemoteNavEntry[] =>
  versionsOf(chosenVersion)
    .flatMap(([, { contract }]) => contract.nav.filter(isFor(reader)))
    .sort((a, b) => a.order - b.order)

/** Returns the remotes' entries of the command palette for a person. */
export const remotePalette = (reader: Reader): RemotePaletteEntry[] =>
  versionsOf(chosenVersion).flatMap(([, { contract }]) => (contract.palette ?? []).filter(isFor(reader)))

/** Returns the shortcuts of the remotes' screens that a person may open. */
export const remoteShortcuts = (reader: Reader): RemoteShortcut[] =>
  versionsOf(chosenVersion).flatMap(([, { contract }]) =>
    (contract.shortcuts ?? []).filter(({ path }) =>
      contract.paths.filter(isFor(reader)).some(claim => claim.path === path),
    ),
  )

const toPattern = (path: string): RegExp =>
  new RegExp(`^/?${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:[^/]+/g, '[^/]+')}/?$`)

/** Returns the claimed path of an address. */
export const claimOf = (pathname: string): ClaimedPath | null =>
  claimedPaths().find(({ path }) => toPattern(path).test(pathname)) ?? null

const useChoices = (): void => {
  useRemotes(state => state.registry)
  useTabChoices()
  useOverrides()
}

/** `remoteNav` that updates with the registry and this tab's choices. */
export const useRemoteNav = (reader: Reader): RemoteNavEntry[] => {
  useChoices()
  return remoteNav(reader)
}

/** `claimedPaths` that updates with the registry and this tab's choices. */
export const useClaimedPaths = (): ClaimedPath[] => {
  useChoices()
  return claimedPaths()
}
