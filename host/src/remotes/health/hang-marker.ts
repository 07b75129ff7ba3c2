import type { RemoteFailure } from '#src/remotes/remote-state.ts'

const KEPT = 'sufra.unfinished'
/** A healthy start has reached a screen or a card by then. */
const LONG_MS = 15_000
/** When two tabs open together, the second finds the first one's marker. */
const SHORTLY_MS = 5000
const DAY_MS = 86_400_000

/** Marks a started version. The page removes the marker unless it hangs. */
interface Monogram {
  at: number
  /** consecutive starts that did not finish */
  times: number
  /** counted as a failure and reported */
  isTold?: boolean
}

const isMark = (value: unknown): value is Monogram =>
  typeof value === 'object' && value !== null && 'at' in value && 'times' in value

const read = (): Record<string, Monogram> => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}')
    const now = Date.now()
    return Object.fromEntries(
      Object.entries(Object(kept)).filter(
        (entry): entry is [string, Monogram] => isMark(entry[1]) && now - entry[1].at < DAY_MS,
      ),
    )
  } catch {
    return {}
  }
}

const write = (marks: Record<string, Monogram>): void => {
  try {
    localStorage.setItem(KEPT, JSON.stringify(marks))
  } catch {
    // Without storage a version that hangs the tab goes unnoticed.
  }
}

/** Failure of a version that hung a tab of this browser. */
export const HUNG: RemoteFailure = {
  code: 'timeout',
  detail: 'it was started in this browser and never ended: the tab hung',
}

const keyOf = (name: string, version: string): string => `${name}@${version}`
const begun = new Set<string>()

const take = (keys: Iterable<string>): void => {
  const gone = new Set(keys)
  if (gone.size === 0) return
  for (const key of gone) begun.delete(key)
  write(Object.fromEntries(Object.entries(read()).filter(([key, { isTold }]) => isTold || !gone.has(key))))
}

// Neither event fires in a hung tab; both fire when a tab is closed, left or hidden during the start.
const endAll = (): void => take([...begun])
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', endAll)
  document.addEventListener('visibilitychange', () => document.hidden && endAll())
}

/** Sets the marker before the code of a version runs. */
export const beginStart = (name: string, version: string): void => {
  const key = keyOf(name, version)
  if (document.hidden || begun.has(key)) return
  const [marks, now] = [read(), Date.now()]
  const before = marks[key]
  const isAgain = before !== undefined && now - before.at >= SHORTLY_MS
  begun.add(key)
  write({ ...marks, [key]: { at: now, times: (before?.times ?? 1) + (isAgain ? 1 : 0) } })
  setTimeout(() => take([key]), LONG_MS)
}

/** Removes the marker after a screen or a reported failure. */
export const endStart = (name: string, version: string): void => {
  const key = keyOf(name, version)
  if (begun.has(key)) take([key])
}

/**
 * Returns whether a version hung a tab of this browser: it started, long ago or twice in a row, and its page could
 * not even report that it was closed. `new` once, for the report; `told` from then on, for a day.
 */
export const hangStateOf = (name: string, version: string): 'new' | 'told' | null => {
  const key = keyOf(name, version)
  const [marks, now] = [read(), Date.now()]
  const mark = marks[key]
  if (!mark || begun.has(key)) return null
  if (mark.isTold) return 'told'
  const age = now - mark.at
  if (age < LONG_MS && (mark.times < 2 || age < SHORTLY_MS)) return null
  write({ ...marks, [key]: { ...mark, isTold: true } })
  return 'new'
}

/** Clears the markers of a remote, so that a version that hung is tried again. */
export const clearHangMarkers = (name: string): void =>
  write(Object.fromEntries(Object.entries(read()).filter(([key]) => !key.startsWith(`${name}@`))))
