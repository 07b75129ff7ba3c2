const KEY = 'sufra.registry.'

/** Where the copy of a channel's registry lies in the local storage; host/public/start.js reads it there. */
export const keyOf = (channel: string): string => KEY + channel

/** Takes the kept copies off this device; what this page saw counts on. Apart from the client: every page brings it along. */
export const forgetRegistries = (): void => {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(KEY)) localStorage.removeItem(key)
  } catch {
    // A forbidden storage holds none.
  }
}
