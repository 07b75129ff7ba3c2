interface Candidacy {
  name: string
  signal: AbortSignal
  /** Runs while this tab leads; the signal aborts when it no longer does. */
  lead: (signal: AbortSignal) => Promise<void>
}

const leadUntilEnd = ({ signal, lead }: Candidacy, stolen: AbortSignal) =>
  lead(AbortSignal.any([signal, stolen]))

/** Takes the lead from a tab that holds it but has fallen silent. */
export const stealLead = (name: string): void => {
  // Releases the lock at once; the first in the queue leads.
  navigator.locks?.request(name, { steal: true }, () => undefined).catch(() => undefined)
}

/**
 * Runs `lead` in one tab of the browser at a time; when it closes, in the next one. Without Web Locks every tab leads.
 */
export const standForLead = async (candidacy: Candidacy): Promise<void> => {
  const { name, signal } = candidacy
  if (!navigator.locks) return candidacy.lead(signal)
  while (!signal.aborted) {
    const stolen = new AbortController()
    try {
      await navigator.locks.request(name, { signal }, () => leadUntilEnd(candidacy, stolen.signal))
    } catch {
      // The lock was stolen, or the wait for it was aborted.
      stolen.abort()
    }
  }
}
