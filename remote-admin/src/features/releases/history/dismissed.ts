const KEY = 'sufra.releases.dismissed'
const KEPT = 50

/** The changes, by revision, whose banner was closed on this device. */
export const dismissed = (): number[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(each => typeof each === 'number') : []
  } catch {
    // Storage that is switched off or holds something else is no reason to hide a banner.
    return []
  }
}

/** Gives what is dismissed now. */
export const dismiss = (revision: number): number[] => {
  const next = [...new Set([revision, ...dismissed()])].slice(0, KEPT)
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // It stays closed for as long as the page is open.
  }
  return next
}
