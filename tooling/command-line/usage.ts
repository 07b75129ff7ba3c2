/** Wrong options: the message says which. */
export class UsageError extends Error {}

/** A whole number that was typed for an option. Throws `UsageError`. */
export const wholeOf = (name: string, text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`--${name} ${text}: a whole number is needed`)
  return Number(text)
}

const HIGHEST_PORT = 65_535

/** A port that was typed, with room for `more` behind it. Throws `UsageError`. */
export const portOf = (text: string, more = 0): number => {
  const port = wholeOf('port', text)
  if (port + more > HIGHEST_PORT) throw new UsageError(`--port ${text}: ${HIGHEST_PORT - more} at most`)
  return port
}
