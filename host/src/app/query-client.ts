import { onServerSign } from '@sufra/shared/api'
import { createQueryClient } from '@sufra/shared/api/query'
import { useSession } from '@sufra/shared/session'
import type { SessionUser } from '@sufra/shared/session'

/** The page's one query cache: the host's screens and all remotes share it. */
export const queryClient = createQueryClient()

const reachOf = (user: SessionUser) => JSON.stringify([user.Role, user.branchIds, user.permissions])

useSession.subscribe((now, before) => {
  if (!before.user) return
  // What one person saw is not for the next one.
  if (now.user?.Id !== before.user.Id) return queryClient.clear()
  // Another role or other branches: the server would answer differently by now.
  if (reachOf(now.user) !== reachOf(before.user)) void queryClient.invalidateQueries()
})

// What was asked meanwhile got no answer, and what changed meanwhile was not heard of.
onServerSign(sign => {
  if (sign === 'back') void queryClient.invalidateQueries()
})
