import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { NewDeployToken } from '@sufra/shared/contracts/release-control'
import type { DeployToken, DeployTokenRequest } from '@sufra/shared/contracts/release-control'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { forbiddenRemote, notFound, tokenInvalid } from '#src/errors/errors.ts'
import { digestOf, storedHashOf } from '#src/secrets/stored-hash.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { runIdempotentlySealed } from '#src/modules/infrastructure/infrastructure.ts'
import type { Deployer } from '#src/routing/route.ts'
import {
  findTokenByHash,
  findTokens,
  insertToken,
  revokeToken,
  touchToken,
} from './tokens/deploy-token.repository.ts'
import type { TokenRow } from './tokens/deploy-token.repository.ts'
import { rootSource, tokenSource } from './right-source.service.ts'

const ROOT: Omit<Deployer, 'source'> = { label: 'deploy token', remote: null, channel: null, limits: null }

const present = ({ createdAt, lastUsedAt, revokedAt, ...row }: TokenRow): DeployToken => ({
  ...row,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  revokedAt: revokedAt?.toISOString() ?? null,
})

/** Remote and channel of a change. Without a channel it affects all channels, such as the files of a version. */
export interface Target {
  name: string
  channel?: string
}

/**
 * Throws `forbidden_remote` when a deploy token is for another remote or channel. People and the root token
 * may change everything.
 */
export const refuseForeign = (deployer: Deployer | null, { name, channel }: Target): void => {
  if (!deployer || deployer.remote === null) return
  const isOther = channel !== undefined && channel !== deployer.channel
  if (deployer.remote !== name || isOther) throw forbiddenRemote()
}

/** Throws `forbidden_remote` for any limited token, when a change affects all remotes. */
export const refuseScoped = (deployer: Deployer | null): void => {
  if (deployer && deployer.remote !== null) throw forbiddenRemote()
}

/** Deploy tokens: the root token in DATA_DIR, and the operator's tokens for one remote in one channel each. */
export const createDeployTokens = ({ database, secrets }: Pick<Foundation, 'database' | 'secrets'>) => ({
  /**
   * Returns the token of `authorization: Deploy <token>`; null without such a header. 401 for a wrong or
   * revoked token.
   */
  findDeployer: async ({ headers }: FastifyRequest): Promise<Deployer | null> => {
    const { authorization = '' } = headers
    if (!/^Deploy /i.test(authorization)) return null
    const token = /^Deploy (\S{1,200})$/i.exec(authorization)?.[1]
    if (!token) throw tokenInvalid()
    if (timingSafeEqual(digestOf(token), secrets.deployTokenHash))
      return { ...ROOT, source: rootSource(secrets.deployTokenHash) }
    const row = await database.run(ALL_MERCHANTS, async db => {
      const found = await findTokenByHash(db, storedHashOf(token))
      if (found) await touchToken(db, found.id)
      return found
    })
    if (!row) throw tokenInvalid()
    const { id, label, remote, channel, limits } = row
    return { label, source: tokenSource(id), remote, channel, limits }
  },

  list: async (): Promise<DeployToken[]> => (await database.run(ALL_MERCHANTS, findTokens)).map(present),

  /** Idempotent per `key`. Only this answer contains the token; the database stores its hash. */
  add: (
    { createdBy, key }: { createdBy: string; key: string | undefined },
    request: z.output<typeof DeployTokenRequest>,
  ): Promise<NewDeployToken> =>
    database.run(ALL_MERCHANTS, db =>
      runIdempotentlySealed(db, secrets.sealer, {
        accountId: null,
        route: 'Release/AddToken',
        key,
        body: request,
        answer: NewDeployToken,
        work: async () => {
          const token = `sufra_${randomBytes(32).toString('base64url')}`
          const row = await insertToken(db, { ...request, createdBy, hash: storedHashOf(token) })
          if (!row) throw new Error('PostgreSQL returned no row')
          return { ...present(row), token }
        },
      }),
    ),

  revoke: async (id: number): Promise<void> => {
    if (!(await database.run(ALL_MERCHANTS, db => revokeToken(db, id)))) throw notFound()
  },
})
export type DeployTokens = ReturnType<typeof createDeployTokens>
