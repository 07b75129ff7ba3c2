import { useSession } from '@sufra/shared/session'

/** Whether the signed-in person works at some branches only: then they can give no others. */
export const useIsLimited = (): boolean => useSession(state => (state.user?.branchIds.length ?? 0) > 0)
