import { onServerSignal } from '@sufra/shared/api'
import { createQueryClient } from '@sufra/shared/api/query'
import { useSession } from '@sufra/shared/session'
import type { SessionUser } from '@sufra/shared/session'

/** The page's one query cache: the host's screens and all remotes share it. */
export const queryClient = createQueryClient()

const reachOf = (user: SessionUser) => JSON.stringify([user.Role, user.branchIds, user.permissions])

useSession.subscribe((now, before) => {
  if (!before.user) return
  // Another person must not see cached data of the last one.
  if (now.user?.Id !== before.user.Id) return queryClient.clear()
  // With another role or other branches the server answers differently.
  if (reachOf(now.user) !== reachOf(before.user)) void queryClient.invalidateQueries()
})

// Requests failed during the outage, and stream events were lost.
onServerSignal(sign => {
  if (sign === 'back') void queryClient.invalidateQueries()
})
