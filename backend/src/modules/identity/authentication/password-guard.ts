import { setTimeout as wait } from 'node:timers/promises'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Database, Db } from '#src/database/database.ts'
import { tooManyRequests } from '#src/errors.ts'
import { keptHashOf } from '#src/kept-hash.ts'
import { isKnownDevice } from '#src/modules/identity/session/session.service.ts'
import { besideActs } from '#src/routing/act.ts'
import type { Asker } from './device-cookie.ts'
import { forgetAttempts, giveAttemptBack, secondsBlocked, takeAttempt } from './login-attempt.repository.ts'
import type { AttemptKey } from './login-attempt.repository.ts'
import { giveTurnBack, isWarningDue, secondsToTurn, takeTurn } from './login-pace.repository.ts'
import { createQueues } from './one-at-a-time.ts'
import { isPassword } from './password.ts'

interface Holder {
  id: number
  passwordHash: string | null
  isActive: boolean
}

interface Attempt<Found extends Holder> {
  /** whose password it is about: an address, or a person who is signed in */
  key: string
  password: string
  find(db: Db): Promise<Found | undefined>
  /** where it comes from; without it nobody else can use up the attempts of `key` */
  asker?: Asker
  /** tells the person that strangers guess, or does as much for nobody; in the transaction that notes it */
  warn?(db: Db, found: Found | undefined): Promise<void>
}

interface Admission<Found> extends AttemptKey {
  known: Found | undefined
  isStranger: boolean
  delayMs: number
}

const sourceOf = ({ deviceHash = '', network }: Asker, isKnown: boolean): string =>
  keptHashOf(isKnown ? `device ${deviceHash}` : `network ${network}`)

const OWN = 'own'

const admit = async <Found extends Holder>(
  db: Db,
  { key, find, asker }: Attempt<Found>,
): Promise<Admission<Found>> => {
  const emailHash = keptHashOf(key)
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
 * Compares passwords. `too_many_requests` after five failures in a quarter of an hour from one network or known device, and
 * when strangers have tried too often from anywhere (decision 14). Neither the answer nor its time tells whether there is
 * somebody to find.
 */
export const createPasswordGuard = (database: Database) => {
  const oneAtATime = createQueues()

  const compare = async <Found extends Holder>(password: string, admission: Admission<Found>) => {
    const { known, delayMs, isStranger, emailHash } = admission
    try {
      await wait(delayMs)
      return await isPassword(password, known?.passwordHash ?? undefined)
    } catch (error) {
      // Too much to do: nothing was compared, so nothing counts.
      await database.run(ALL_MERCHANTS, async db => {
        await giveAttemptBack(db, admission)
        if (isStranger) await giveTurnBack(db, emailHash)
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
      if (admitted && isStranger) await giveTurnBack(db, emailHash)
      if (!admitted && isStranger && (await isWarningDue(db, emailHash))) await attempt.warn?.(db, known)
    })
    return admitted
  }

  /** Whose password it is; undefined when it is wrong, or they are switched off, or there is nobody. */
  return <Found extends Holder>(attempt: Attempt<Found>): Promise<Found | undefined> => {
    // Each asker has a queue of their own: a stranger's must not be in anybody's way.
    const { deviceHash, network } = attempt.asker ?? {}
    // A wrong password is no act, and a right one is only what the act is asked for with.
    return besideActs(() =>
      oneAtATime(`${attempt.key}\n${deviceHash ?? network ?? OWN}`, () => check(attempt)),
    )
  }
}
