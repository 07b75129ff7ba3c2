import type { ClaimChanges, ReleaseClaim } from '@sufra/shared/contracts/release-claims'
import type { RemoteContract } from '@sufra/shared/contracts/release'
import type { RoleName } from '@sufra/shared/contracts/role'
import { patternOf } from '../registry/claims.ts'

/** One claim for one role. null: a claim that no role may use; it still reserves its address. */
interface Claim extends Omit<ReleaseClaim, 'roles'> {
  role: RoleName | null
}

type Entry = Omit<ReleaseClaim, 'permission'> & { permission?: string | undefined }

const forEachRole = ({ kind, what, roles, permission }: Entry): Claim[] =>
  (roles.length > 0 ? roles : [null]).map(role => ({ kind, what, permission: permission ?? null, role }))

const claimsOf = ({ paths, nav, background }: RemoteContract): Claim[] => [
  ...paths.flatMap(({ path, ...rest }) => forEachRole({ ...rest, kind: 'path', what: path })),
  ...nav.flatMap(({ id, order, path, ...rest }) =>
    forEachRole({ ...rest, kind: 'nav', what: `${id} · ${order} · ${path}` }),
  ),
  // Roles for which the remote runs in the background before anybody opens it.
  ...background.map((role): Claim => ({ kind: 'background', what: '', permission: null, role })),
]

const isSame = (one: Claim, other: Claim): boolean =>
  one.kind === other.kind && patternOf(one.what) === patternOf(other.what)

// Dropping a required permission counts as more access.
const isCovered = (claim: Claim, held: readonly Claim[]): boolean =>
  held.some(
    other =>
      isSame(claim, other) &&
      (claim.role === null || other.role === claim.role) &&
      (other.permission === null || other.permission === claim.permission),
  )

const grouped = (claims: readonly Claim[]): ReleaseClaim[] => {
  const groups = new Map<string, ReleaseClaim>()
  for (const { kind, what, permission, role } of claims) {
    const key = JSON.stringify([kind, patternOf(what), permission])
    const group = groups.get(key) ?? { kind, what, permission, roles: [] }
    const isNew = role !== null && !group.roles.includes(role)
    groups.set(key, { ...group, roles: isNew ? [...group.roles, role] : group.roles })
  }
  return [...groups.values()]
}

/** Returns the claims of a contract beyond those of the served ones, and the claims that it drops. */
export const claimChanges = (contract: RemoteContract, served: readonly RemoteContract[]): ClaimChanges => {
  const [mine, held] = [claimsOf(contract), served.flatMap(claimsOf)]
  return {
    added: grouped(mine.filter(claim => !isCovered(claim, held))),
    removed: grouped(held.filter(claim => !isCovered(claim, mine))),
  }
}
