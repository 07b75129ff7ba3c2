import { cacheNames, openCache } from './files.ts'

const HEARD = 'sufra-heard'

/** Stores a response that is no part of a build and equal for everybody, for the next page. Never rejects. */
export const storeResponse = async (path: string, answer: Response): Promise<void> => {
  const cache = await openCache(HEARD)
  await cache?.put(path, answer).catch(() => undefined)
}

/** Returns the last stored response. */
export const lastResponse = async (path: string): Promise<Response | undefined> =>
  // Opening the cache would create it.
  (await cacheNames()).includes(HEARD) ? (await openCache(HEARD))?.match(path) : undefined
