import { useSession } from '@sufra/shared/session'

/** Returns whether the signed-in person is limited to some branches and can grant only those. */
export const useIsLimited = (): boolean => useSession(state => (state.user?.branchIds.length ?? 0) > 0)
