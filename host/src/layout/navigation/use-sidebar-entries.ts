import { isOperator, sees, useSession } from '@sufra/shared/session'
import { useRemoteNav } from '#src/remotes/remote-paths.ts'
import { sidebarEntries } from './sidebar-entries.ts'
import type { SidebarEntry } from './sidebar-entries.ts'

/** The sidebar of the signed-in person, remotes included as the registry names them. */
export const useSidebarEntries = (): SidebarEntry[] => {
  const user = useSession(state => state.user)
  const remotes = useRemoteNav(user)
  return sidebarEntries({ may: permission => sees(user, permission), remotes, isOperator: isOperator(user) })
}
