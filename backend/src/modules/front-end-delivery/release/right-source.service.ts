import type { Db } from '#src/database/database.ts'
import type { Foundation } from '#src/app/foundation.ts'
import type { UserService } from '#src/modules/identity/identity.ts'
import type { Deployer, Session } from '#src/routing/route.ts'
import { findGoodToken } from './tokens/deploy-token.repository.ts'

/** Returns the source of tokens signed with the root deploy token. It changes when that token is replaced. */
export const rootSource = (deployTokenHash: Buffer): string =>
  `root:${deployTokenHash.subarray(0, 16).toString('base64url')}`

export const tokenSource = (id: number): string => `token:${id}`

/** Returns the authorization behind a signature: `token:<id>`, `root:<digest>` or `user:<id>`. */
export const sourceOf = ({
  session,
  deployer,
}: {
  session: Session | null
  deployer: Deployer | null
}): string => {
  if (deployer) return deployer.source
  return session ? `user:${session.userId}` : ''
}

export interface RightSources {
  /**
   * Returns whether signatures of this source are still valid. They end when the deploy token is revoked,
   * when the root token was replaced, or when the person is no longer an active operator.
   */
  isGood(db: Db, source: string): Promise<boolean>
}

export const createRightSources = (
  { secrets }: Pick<Foundation, 'secrets'>,
  { findById }: Pick<UserService, 'findById'>,
): RightSources => ({
  isGood: async (db, source) => {
    const [kind = '', id = ''] = source.split(':')
    if (kind === 'root') return source === rootSource(secrets.deployTokenHash)
    if (kind === 'token') return (await findGoodToken(db, Number(id))) !== undefined
    if (kind !== 'user') return false
    const person = await findById(db, Number(id))
    return person?.isActive === true && person.role === 'SuperAdmin'
  },
})
