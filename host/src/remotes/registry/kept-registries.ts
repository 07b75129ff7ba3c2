const KEY = 'sufra.registry.'

/** Returns the local storage key of a channel's registry copy; host/public/start.js reads it too. */
export const keyOf = (channel: string): string => KEY + channel

/**
 * Removes the stored copies from this device; the page's own state stays. Separate from
 * the client, because every page loads it.
 */
export const forgetRegistries = (): void => {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(KEY)) localStorage.removeItem(key)
  } catch {
    // A forbidden storage has no copies.
  }
}
