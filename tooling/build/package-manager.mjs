/** The one version that the lockfile is written by; `npx` fetches it where it is not installed. */
export const PNPM = 'pnpm@12.21.0'
