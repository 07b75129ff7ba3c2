import { setTimeout as wait } from 'node:timers/promises'

const LEAST_MS = 80

/**
 * Runs the work and answers or fails after a fixed minimum time, so that the time does not reveal whether an
 * account exists. The work is a few queries; with an account, one more foreign key and a mail.
 */
export const inEvenTime = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const [outcome] = await Promise.allSettled([work(), wait(LEAST_MS)])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
