import { hash, verify } from '@node-rs/argon2'
import { tooManyRequests } from '#src/errors/errors.ts'

// OWASP's first choice for argon2id (the library's default algorithm): 19 MiB, two passes.
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
// Limits hashing, so that it takes neither all threads of the shared pool nor all memory.
const IN_FLIGHT = 2
const WAITING = 300

let inFlight = 0
const waiting: (() => void)[] = []

const withSlot = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  if (waiting.length >= WAITING) throw tooManyRequests(5)
  if (inFlight >= IN_FLIGHT) await new Promise<void>(next => waiting.push(next))
  else inFlight += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else inFlight -= 1
  }
}

export const hashPassword = (password: string): Promise<string> => withSlot(() => hash(password, PARAMETERS))

let dummy: Promise<string> | undefined

/**
 * Returns whether the password is right. Without a stored hash it takes the same time and returns false, so
 * that the time does not reveal which addresses exist.
 */
export const isPassword = async (password: string, storedHash: string | undefined): Promise<boolean> => {
  dummy ??= hashPassword('no account has this password')
  const compared = storedHash ?? (await dummy)
  const isRight = await withSlot(() => verify(compared, password))
  return isRight && storedHash !== undefined
}
