const shown = new Map<object, { name: string; path: string }>()

/** Records that a remote's screen is in the page; returns the function that ends it. */
export const noteShown = (place: { name: string; path: string }): (() => void) => {
  const key = {}
  shown.set(key, place)
  return () => {
    shown.delete(key)
  }
}

/** Returns the paths of a remote that are in the page now. */
export const shownPaths = (name: string): string[] =>
  [...shown.values()].filter(place => place.name === name).map(({ path }) => path)
