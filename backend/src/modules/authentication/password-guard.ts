import { PLATFORM, type Database, type Db } from '#src/database/database.ts'
import { tooManyRequests } from '#src/errors.ts'
import { hashOfText } from '#src/modules/one-time-code/one-time-code.service.ts'
import { forgetFailures, recordFailure, secondsBlocked } from './login-attempt.repository.ts'
import { createQueues } from './one-at-a-time.ts'
import { isPassword } from './password.ts'

interface Holder {
  passwordHash: string | null
  isActive: boolean
}

interface Attempt<Found extends Holder> {
  /** what failures are counted by: an address, or a person who is signed in */
  key: string
  password: string
  find(db: Db): Promise<Found | undefined>
}

/**
 * Compares passwords. `too_many_requests` after five failures in a quarter of an hour. Neither the answer nor its time
 * tells whether there is somebody to find.
 */
export const createPasswordGuard = (database: Database) => {
  const oneAtATime = createQueues()

  const check = async <Found extends Holder>({ key, password, find }: Attempt<Found>) => {
    const keyHash = hashOfText(key)
    const known = await database.run(PLATFORM, async db => {
      const seconds = await secondsBlocked(db, keyHash)
      if (seconds > 0) throw tooManyRequests(seconds)
      return find(db)
    })
    const isRight = await isPassword(password, known?.passwordHash ?? undefined)
    const admitted = isRight && known?.isActive ? known : undefined
    // One write either way: the time does not tell which of the two was wrong.
    await database.run(PLATFORM, db => (admitted ? forgetFailures(db, keyHash) : recordFailure(db, keyHash)))
    return admitted
  }

  /** Whose password it is; undefined when it is wrong, or he is switched off, or there is nobody. */
  return <Found extends Holder>(attempt: Attempt<Found>): Promise<Found | undefined> =>
    oneAtATime(attempt.key, () => check(attempt))
}
