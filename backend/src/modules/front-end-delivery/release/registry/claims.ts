import type { PublishRequest, RemoteContract } from '@sufra/shared/contracts/release'
import { alreadyExists } from '#src/errors/errors.ts'
import type { FieldErrors } from '#src/errors/errors.ts'
import { channelsUnder, pointersOf, versionsOf } from './channel-view.ts'
import type { Pointer, VersionRow } from '../release.repository.ts'

/** Normalizes a path: `edit-category/:id` and `edit-category/:key` are the same address. */
export const patternOf = (path: string): string => path.replace(/:\w+/g, ':').toLowerCase()

const pathsOf = (contract: RemoteContract) => contract.paths.map(({ path }) => patternOf(path))
const navIdsOf = (contract: RemoteContract) => contract.nav.map(({ id }) => id)

const overlap = (mine: string[], theirs: string[]): string[] => mine.filter(claim => theirs.includes(claim))

/** Returns the claims of this remote that another live one holds; empty without a collision. */
const collisionsWith = (
  mine: RemoteContract,
  others: readonly Pick<VersionRow, 'name' | 'contract'>[],
): FieldErrors => {
  const errors = new Map<string, Set<string>>()
  const add = (field: string, claims: string[], holder: string) => {
    const lines = claims.map(claim => `${claim} (${holder})`)
    if (lines.length) errors.set(field, new Set([...(errors.get(field) ?? []), ...lines]))
  }
  for (const { name, contract } of others) {
    if (name === mine.name) continue
    add('contract.paths', overlap(pathsOf(mine), pathsOf(contract)), name)
    add('contract.nav', overlap(navIdsOf(mine), navIdsOf(contract)), name)
    add('contract.i18n.namespace', overlap([mine.i18n.namespace], [contract.i18n.namespace]), name)
  }
  return Object.fromEntries([...errors].map(([field, lines]) => [field, [...lines]]))
}

interface Live {
  pointers: Pointer[]
  versions: VersionRow[]
}

/** Throws `already_exists` when another remote holds a claim of this one in any channel that serves both. */
export const refuseCollisions = (
  contract: RemoteContract,
  channel: string,
  { pointers, versions }: Live,
): void => {
  const seen = channelsUnder(pointers, { name: contract.name, channel }).flatMap(each =>
    pointersOf(pointers, each),
  )
  const others = versions.filter(({ name, version }) =>
    seen.some(pointer => pointer.name === name && versionsOf(pointer).includes(version)),
  )
  const errors = collisionsWith(contract, others)
  if (Object.keys(errors).length > 0) throw alreadyExists(errors)
}

/** Returns the contradictions between a publication's fields and its contract. The registry shows the fields. */
export const contradictionsIn = (
  request: Pick<PublishRequest, 'name' | 'version' | 'baseUrl' | 'contract'>,
  origins: readonly string[],
): FieldErrors => {
  const { name, version, baseUrl, contract } = request
  const errors = new Map<string, string[]>()
  if (contract.name !== name) errors.set('contract.name', ['invalid_value'])
  if (contract.version !== version) errors.set('contract.version', ['invalid_value'])
  const isOurs = baseUrl === storePathOf(name, version)
  const isListed = origins.some(origin => baseUrl.startsWith(`${origin}/`)) && baseUrl.endsWith('/')
  if (!isOurs && !isListed) errors.set('baseUrl', ['invalid_value'])
  return Object.fromEntries(errors)
}

/** Returns the path of a version on this server. */
export const storePathOf = (name: string, version: string): string => `/remotes/${name}/${version}/`
