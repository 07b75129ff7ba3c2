const shown = new Map<object, { name: string; path: string }>()

/** A remote's screen is on the page from now on; returns what ends that. */
export const noteShown = (place: { name: string; path: string }): (() => void) => {
  const key = {}
  shown.set(key, place)
  return () => {
    shown.delete(key)
  }
}

/** The paths of a remote that are on the page now. */
export const shownPaths = (name: string): string[] =>
  [...shown.values()].filter(place => place.name === name).map(({ path }) => path)
