/** The version that writes the lockfile; `npx` downloads it if it is not installed. */
export const PNPM = 'pnpm@12.21.0'
