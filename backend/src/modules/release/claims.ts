import type { PublishRequest, RemoteContract } from '@sufra/shared/contracts/release'
import type { FieldErrors } from '#src/errors.ts'

// `edit-category/:id` and `edit-category/:key` are the same address.
const patternOf = (path: string): string => path.replace(/:\w+/g, ':').toLowerCase()

const pathsOf = (contract: RemoteContract) => contract.paths.map(({ path }) => patternOf(path))
const navIdsOf = (contract: RemoteContract) => contract.nav.map(({ id }) => id)

const overlap = (mine: string[], theirs: string[]): string[] => mine.filter(claim => theirs.includes(claim))

/** What this remote claims although another live one holds it. Empty when nothing collides. */
export const collisionsWith = (
  mine: RemoteContract,
  others: readonly { name: string; contract: RemoteContract }[],
): FieldErrors => {
  const errors = new Map<string, string[]>()
  const add = (field: string, claims: string[], holder: string) => {
    const lines = claims.map(claim => `${claim} (${holder})`)
    if (lines.length) errors.set(field, [...(errors.get(field) ?? []), ...lines])
  }
  for (const { name, contract } of others) {
    if (name === mine.name) continue
    add('contract.paths', overlap(pathsOf(mine), pathsOf(contract)), name)
    add('contract.nav', overlap(navIdsOf(mine), navIdsOf(contract)), name)
    add('contract.i18n.namespace', overlap([mine.i18n.namespace], [contract.i18n.namespace]), name)
  }
  return Object.fromEntries(errors)
}

/** What contradicts itself in a publication: the outer facts are those that the registry will show. */
export const contradictionsIn = (request: PublishRequest, origins: readonly string[]): FieldErrors => {
  const { name, version, baseUrl, contract } = request
  const errors = new Map<string, string[]>()
  if (contract.name !== name) errors.set('contract.name', ['invalid_value'])
  if (contract.version !== version) errors.set('contract.version', ['invalid_value'])
  const isOurs = baseUrl === storePathOf(name, version)
  const isListed = origins.some(origin => baseUrl.startsWith(`${origin}/`)) && baseUrl.endsWith('/')
  if (!isOurs && !isListed) errors.set('baseUrl', ['invalid_value'])
  return Object.fromEntries(errors)
}

/** Where a version lies when this server serves it. */
export const storePathOf = (name: string, version: string): string => `/remotes/${name}/${version}/`
