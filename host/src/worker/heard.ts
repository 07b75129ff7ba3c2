import { cacheNames, openCache } from './files.ts'

const HEARD = 'sufra-heard'

/** Keeps what is no part of a build, and the same for everybody, for the next page. Never rejects. */
export const hear = async (path: string, answer: Response): Promise<void> => {
  const cache = await openCache(HEARD)
  await cache?.put(path, answer).catch(() => undefined)
}

/** As it was when it was last heard. */
export const lastHeard = async (path: string): Promise<Response | undefined> =>
  // To open it would make it.
  (await cacheNames()).includes(HEARD) ? (await openCache(HEARD))?.match(path) : undefined
