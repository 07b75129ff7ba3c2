/** Guard of an unsaved form. */
export interface LeaveGuard {
  /** Path of the form. Navigation within it is free. */
  path: string
  /** Asks the person; `leave` continues the blocked navigation. */
  ask: (leave: () => void) => void
}

const guards = new Set<LeaveGuard>()

const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * Returns the guard that blocks a navigation to `path`, or undefined if it is free. The newest form of a page asks for
 * all.
 */
export const guardAgainst = (path: string): LeaveGuard | undefined => {
  const newest = [...guards].at(-1)
  return newest?.path === path ? undefined : newest
}

/** Releases every form of the page, because leaving the page leaves all of them. */
export const releaseAll = (): void => {
  guards.clear()
  window.removeEventListener('beforeunload', handleUnload)
}

/** Blocks the page until the returned function is called. */
export const holdPage = (guard: LeaveGuard): (() => void) => {
  guards.add(guard)
  window.addEventListener('beforeunload', handleUnload)
  return () => {
    guards.delete(guard)
    if (guards.size === 0) releaseAll()
  }
}
