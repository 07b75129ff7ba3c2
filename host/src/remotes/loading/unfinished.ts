import type { RemoteFailure } from '#src/remotes/remote-state.ts'

const KEPT = 'sufra.unfinished'
/** A start that works has ended by then, in a screen or in a card. */
const LONG_MS = 15_000
/** Of two tabs that open together the second finds the mark of the first. */
const SHORTLY_MS = 5000
const DAY_MS = 86_400_000

/** A version was started here. While its page can still do anything, the mark is taken away again. */
interface Mark {
  at: number
  /** how often in a row it began and did not end */
  times: number
  /** it counted as a failure, and was reported */
  isTold?: boolean
}

const isMark = (value: unknown): value is Mark =>
  typeof value === 'object' && value !== null && 'at' in value && 'times' in value

const read = (): Record<string, Mark> => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}')
    const now = Date.now()
    return Object.fromEntries(
      Object.entries(Object(kept)).filter(
        (entry): entry is [string, Mark] => isMark(entry[1]) && now - entry[1].at < DAY_MS,
      ),
    )
  } catch {
    return {}
  }
}

const write = (marks: Record<string, Mark>): void => {
  try {
    localStorage.setItem(KEPT, JSON.stringify(marks))
  } catch {
    // Without a storage a version that hangs the tab is not noticed.
  }
}

/** What is said of a version that hung a tab of this browser. */
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

// Neither runs in a tab that hangs; both do in one that is closed, left or put away while it starts.
const endAll = (): void => take([...begun])
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', endAll)
  document.addEventListener('visibilitychange', () => document.hidden && endAll())
}

/** The code of a version is about to run. */
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

/** It ended: with a screen, or with a failure that is told. */
export const endStart = (name: string, version: string): void => {
  const key = keyOf(name, version)
  if (begun.has(key)) take([key])
}

/**
 * Whether a version hung a tab of this browser: it began, long ago or twice in a row, and its page could not even say that it
 * was closed. `new` once, for the report; `told` from then on, for a day.
 */
export const hangOf = (name: string, version: string): 'new' | 'told' | null => {
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

/** Somebody wants to try again what hung. */
export const forgetHangs = (name: string): void =>
  write(Object.fromEntries(Object.entries(read()).filter(([key]) => !key.startsWith(`${name}@`))))
