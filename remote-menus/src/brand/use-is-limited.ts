import { useSession } from '@sufra/shared/session'

/** Whether the signed-in person works at some branches alone: what the whole brand sells is not theirs to switch. */
export const useIsLimited = (): boolean => useSession(({ user }) => (user?.branchIds.length ?? 0) > 0)
