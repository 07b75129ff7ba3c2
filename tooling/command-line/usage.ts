/** Invalid options; the message names the problem. */
export class UsageError extends Error {}

/** Parses an integer option. Throws `UsageError`. */
export const wholeOf = (name: string, text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`--${name} ${text}: a whole number is needed`)
  return Number(text)
}

const HIGHEST_PORT = 65_535

/** Parses a port with room for `more` ports above it. Throws `UsageError`. */
export const portOf = (text: string, more = 0): number => {
  const port = wholeOf('port', text)
  if (port + more > HIGHEST_PORT) throw new UsageError(`--port ${text}: ${HIGHEST_PORT - more} at most`)
  return port
}
