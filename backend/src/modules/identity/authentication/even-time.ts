import { setTimeout as wait } from 'node:timers/promises'

const LEAST_MS = 80

/**
 * Answers and refuses after the same time whatever there was to do, so that the time does not tell whether an account
 * exists. The work is a few queries; with an account it is a foreign key and a mail more.
 */
export const inEvenTime = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const [outcome] = await Promise.allSettled([work(), wait(LEAST_MS)])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
