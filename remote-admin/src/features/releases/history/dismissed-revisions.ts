const KEY = 'sufra.releases.dismissed'
const KEPT = 50

/** Returns the revisions of changes whose banner was closed on this device. */
export const dismissedRevisions = (): number[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(each => typeof each === 'number') : []
  } catch {
    // Unavailable or invalid storage must not hide a banner.
    return []
  }
}

/** Closes a banner. Returns all closed ones. */
export const dismiss = (revision: number): number[] => {
  const next = [...new Set([revision, ...dismissedRevisions()])].slice(0, KEPT)
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // The banner then stays closed until the page is closed.
  }
  return next
}
