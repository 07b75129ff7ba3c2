import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { idempotencyKeyReused, validation } from '#src/errors/errors.ts'
import { storedHashOf } from '#src/secrets/stored-hash.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { currentAct } from '#src/routing/act.ts'
import type { Sealer } from '#src/secrets/sealer.ts'
import { claimKey, deleteOldKeys, findKey, storeAnswer } from './idempotency.repository.ts'

const KEY = /^[\x21-\x7e]{1,200}$/

interface Once<Answer extends z.ZodType> {
  /** owner of the keys; null: the operator, for records of no merchant */
  accountId: number | null
  /** e.g. `Order/ExecuteAction` */
  route: string
  /** undefined without a key: `work` always runs */
  key: string | undefined
  /** request body; the same key with another body is `idempotency_key_reused` */
  body: unknown
  /** contract of the answer, which is stored as JSON */
  answer: Answer
  work: () => Promise<z.output<Answer>>
}

/**
 * Returns the Idempotency-Key of a request. `validation_failed` unless it is printable text of at most 200
 * characters.
 */
export const idempotencyKeyOf = (request: FastifyRequest): string | undefined => {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !KEY.test(key)) throw validation({ 'Idempotency-Key': ['invalid_format'] })
  return key
}

// A replayed answer needs no audit entry, because the first call wrote it.
const noteNothing = (): void => {
  const act = currentAct()
  if (act) act.isNoted = true
}

/**
 * Runs `work` once per key and replays its answer for 24 hours. It runs inside the caller's transaction, so
 * that the answer is stored exactly when its effect is.
 */
export const runIdempotently = async <Answer extends z.ZodType>(
  db: Db,
  request: Once<Answer>,
): Promise<z.output<Answer>> => {
  const { accountId, route, key, body, answer, work } = request
  if (key === undefined) return work()
  const bodyHash = storedHashOf(JSON.stringify(body))
  const facts = { accountId, route, key, bodyHash }
  if (await claimKey(db, facts)) {
    const result = await work()
    await storeAnswer(db, facts, result)
    return result
  }
  const first = await findKey(db, facts)
  if (first?.bodyHash !== bodyHash) throw idempotencyKeyReused()
  noteNothing()
  return answer.parse(first.answer)
}

const SealedAnswer = z.object({ text: z.string(), keyId: z.string() })

/**
 * The same for an answer with a secret: the stored answer is encrypted, because the database otherwise holds
 * only the secret's hash.
 */
export const runIdempotentlySealed = async <Answer extends z.ZodType>(
  db: Db,
  sealer: Sealer,
  { answer, work, ...request }: Once<Answer>,
): Promise<z.output<Answer>> => {
  const place = `${request.accountId} ${request.route} ${request.key}`
  const sealed = await runIdempotently(db, {
    ...request,
    answer: SealedAnswer,
    work: async () => sealer.seal(JSON.stringify(await work()), place),
  })
  const text = sealer.open(sealed, place)
  if (text === null) throw new Error(`The answer of ${request.route} was sealed with a key that is gone`)
  return answer.parse(JSON.parse(text))
}

export const registerIdempotencyClean = ({ database, jobs }: Foundation): void =>
  jobs.cron('delete-old-idempotency-keys', '7 * * * *', async () => {
    await database.run(ALL_MERCHANTS, deleteOldKeys)
  })
