/** A form that must not be left without a question. */
export interface LeaveGuard {
  /** Path of the form. Steps within it are free. */
  path: string
  /** Asks the question; `leave` takes the step that was asked for. */
  ask: (leave: () => void) => void
}

const guards = new Set<LeaveGuard>()

const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault()

/** The guard that asks before a step to `path`; undefined when the step is free. The newest form of a page asks for all. */
export const guardAgainst = (path: string): LeaveGuard | undefined => {
  const newest = [...guards].at(-1)
  return newest?.path === path ? undefined : newest
}

/** Releases every form of the page: leaving the page leaves all of them. */
export const releaseAll = (): void => {
  guards.clear()
  window.removeEventListener('beforeunload', handleUnload)
}

/** Holds the page until the returned function is called. */
export const holdPage = (guard: LeaveGuard): (() => void) => {
  guards.add(guard)
  window.addEventListener('beforeunload', handleUnload)
  return () => {
    guards.delete(guard)
    if (guards.size === 0) releaseAll()
  }
}
