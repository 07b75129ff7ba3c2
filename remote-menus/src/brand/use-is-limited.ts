import { useSession } from '@sufra/shared/session'

/** Returns true if the user is limited to some branches and so may not change the products of the whole brand. */
export const useIsLimited = (): boolean => useSession(({ user }) => (user?.branchIds.length ?? 0) > 0)
