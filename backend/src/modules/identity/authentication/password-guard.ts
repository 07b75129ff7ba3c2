import { setTimeout as wait } from 'node:timers/promises'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Database, Db } from '#src/database/database.ts'
import { tooManyRequests } from '#src/errors/errors.ts'
import { storedHashOf } from '#src/secrets/stored-hash.ts'
import { isKnownDevice } from '#src/modules/identity/session/session.service.ts'
import { besideActs } from '#src/routing/act.ts'
import type { AnonymousRequester } from './device-cookie.ts'
import { forgetAttempts, releaseAttempt, secondsBlocked, takeAttempt } from './login-attempt.repository.ts'
import type { AttemptKey } from './login-attempt.repository.ts'
import { releaseTurn, isWarningDue, secondsToTurn, takeTurn } from './login-pace.repository.ts'
import { isPassword } from './password.ts'

const LONGEST_QUEUE = 50

// Runs the attempts for one key one after the other, so that each sees the failures before it: of two hundred
// concurrent ones, five are evaluated.
const createQueues = () => {
  const queues = new Map<string, { length: number; last: Promise<unknown> }>()

  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const queue = queues.get(key) ?? { length: 0, last: Promise.resolve() }
    if (queue.length >= LONGEST_QUEUE) throw tooManyRequests(30)
    queues.set(key, queue)
    queue.length += 1
    const mine = queue.last.then(work, work)
    queue.last = mine.catch(() => undefined)
    try {
      return await mine
    } finally {
      queue.length -= 1
      if (queue.length === 0) queues.delete(key)
    }
  }
}

interface Holder {
  id: number
  passwordHash: string | null
  isActive: boolean
}

interface Attempt<Found extends Holder> {
  /** address, or id of a signed-in person, whose password it is */
  key: string
  password: string
  find(db: Db): Promise<Found | undefined>
  /** source of the attempt; without it nobody else can use up the attempts of `key` */
  asker?: AnonymousRequester
  /** warns the person of guesses by strangers, or does equal work for nobody; in the same transaction */
  warn?(db: Db, found: Found | undefined): Promise<void>
}

interface Admission<Found> extends AttemptKey {
  known: Found | undefined
  isStranger: boolean
  delayMs: number
}

const sourceOf = ({ deviceHash = '', network }: AnonymousRequester, isKnown: boolean): string =>
  storedHashOf(isKnown ? `device ${deviceHash}` : `network ${network}`)

const OWN = 'own'

const admit = async <Found extends Holder>(
  db: Db,
  { key, find, asker }: Attempt<Found>,
): Promise<Admission<Found>> => {
  const emailHash = storedHashOf(key)
  const known = await find(db)
  const deviceHash = asker?.deviceHash
  const isKnown =
    deviceHash !== undefined && (await isKnownDevice(db, { userId: known?.id ?? 0, deviceHash }))
  const attempt = { emailHash, source: asker ? sourceOf(asker, isKnown) : OWN }
  if (!(await takeAttempt(db, attempt))) throw tooManyRequests(await secondsBlocked(db, attempt))
  const isStranger = asker !== undefined && !isKnown
  const delayMs = isStranger ? await takeTurn(db, emailHash) : 0
  if (delayMs === null) throw tooManyRequests(await secondsToTurn(db, emailHash))
  return { ...attempt, known, isStranger, delayMs }
}

/**
 * Checks passwords. `too_many_requests` after five failures in a quarter of an hour from one network or known
 * device, and after too many attempts by strangers from anywhere (decision 14). Neither the answer nor its
 * time reveals whether the person exists.
 */
export const createPasswordGuard = (database: Database) => {
  const oneAtATime = createQueues()

  const compare = async <Found extends Holder>(password: string, admission: Admission<Found>) => {
    const { known, delayMs, isStranger, emailHash } = admission
    try {
      await wait(delayMs)
      return await isPassword(password, known?.passwordHash ?? undefined)
    } catch (error) {
      // Overloaded: nothing was checked, so nothing counts.
      await database.run(ALL_MERCHANTS, async db => {
        await releaseAttempt(db, admission)
        if (isStranger) await releaseTurn(db, emailHash)
      })
      throw error
    }
  }

  const check = async <Found extends Holder>(attempt: Attempt<Found>): Promise<Found | undefined> => {
    const admission = await database.run(ALL_MERCHANTS, db => admit(db, attempt))
    const { known, isStranger, emailHash } = admission
    const isRight = await compare(attempt.password, admission)
    const admitted = isRight && known?.isActive ? known : undefined
    await database.run(ALL_MERCHANTS, async db => {
      if (admitted) await forgetAttempts(db, admission)
      if (admitted && isStranger) await releaseTurn(db, emailHash)
      if (!admitted && isStranger && (await isWarningDue(db, emailHash))) await attempt.warn?.(db, known)
    })
    return admitted
  }

  /** Returns the person; undefined for a wrong password, a deactivated or an unknown person. */
  return <Found extends Holder>(attempt: Attempt<Found>): Promise<Found | undefined> => {
    // Each requester has their own queue, so that strangers delay nobody else.
    const { deviceHash, network } = attempt.asker ?? {}
    // The attempt is no audited action, whether the password is right or wrong.
    return besideActs(() =>
      oneAtATime(`${attempt.key}\n${deviceHash ?? network ?? OWN}`, () => check(attempt)),
    )
  }
}
