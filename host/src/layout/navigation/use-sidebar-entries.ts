import { isOperator, canView, useSession } from '@sufra/shared/session'
import { useRemoteNav } from '#src/remotes/remote-paths.ts'
import { sidebarEntries } from './sidebar-entries.ts'
import type { SidebarEntry } from './sidebar-entries.ts'

/** Returns the sidebar of the signed-in person, including the registry's remotes. */
export const useSidebarEntries = (): SidebarEntry[] => {
  const user = useSession(state => state.user)
  const remotes = useRemoteNav(user)
  return sidebarEntries({
    may: permission => canView(user, permission),
    remotes,
    isOperator: isOperator(user),
  })
}
