import type { FastifyRequest } from 'fastify'
import type { Env } from '#src/env.ts'
import { PATIENCE_MS, createShares } from '#src/database/merchant-shares.ts'

/** Bytes. Calls of one dish, order or branch stay below; a call that names hundreds of them does not. */
const LARGE = 4096

export type InTurn = <Result>(
  request: Pick<FastifyRequest, 'session' | 'body'>,
  work: () => Promise<Result>,
) => Promise<Result>

/**
 * Runs requests with a large body one at a time for each merchant, before the body is parsed: parsing, validating and answering
 * them all at once would hold the event loop for everybody. Other requests run at once. Error: 429 `account_busy`.
 */
export const createLargeBodies = ({
  DATABASE_MERCHANT_WAITING: most,
}: Pick<Env, 'DATABASE_MERCHANT_WAITING'>): InTurn => {
  const enter = createShares({ share: 1, queue: { most, patienceMs: PATIENCE_MS } })
  return async ({ session, body }, work) => {
    const isLarge = Buffer.isBuffer(body) && body.length > LARGE
    if (!isLarge || typeof session?.accountId !== 'number') return work()
    const leave = await enter(session.accountId)
    try {
      return await work()
    } finally {
      // The answer is serialized in this turn of the event loop; the next request begins in one of its own.
      setImmediate(leave)
    }
  }
}
