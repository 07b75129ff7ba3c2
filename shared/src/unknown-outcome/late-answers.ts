import { useWhileMounted } from './unknown-outcome.ts'

/** @deprecated Take it from `@sufra/shared/unknown-outcome`. */
export { useSendOnce } from './unknown-outcome.ts'

/** @deprecated Use `useWhileMounted` of `@sufra/shared/unknown-outcome`. */
export const useWhileHere = useWhileMounted
