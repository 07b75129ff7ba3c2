// Every segment begins with a letter, a digit or an underscore: no hidden, empty or parent segments.
const PATH = /^(?=.{1,400}$)\w[\w.-]*(?:\/\w[\w.-]*)*$/

/** Returns whether a path may name a file of the store, e.g. `menus/1.3.0-4f2a9c1/locales/ar.json`. */
export const isStorePath = (path: string): boolean => PATH.test(path) && !path.includes('..')

/** For paths that were validated on input: an invalid one here is a bug. */
export const checkStorePath = (path: string): string => {
  if (!isStorePath(path)) throw new TypeError(`No path of the store: ${path}`)
  return path
}
