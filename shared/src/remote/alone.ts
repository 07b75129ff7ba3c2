import { startStandalone } from './standalone.tsx'

/** @deprecated Import from `@sufra/shared/remote/standalone`. */
export { startStandalone } from './standalone.tsx'

/** @deprecated Use `startStandalone` of `@sufra/shared/remote/standalone`. */
export const startAlone = startStandalone
