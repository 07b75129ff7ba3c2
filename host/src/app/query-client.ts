import { createQueryClient } from '@sufra/shared/api/query'
import { useSession } from '@sufra/shared/session'

/** The page's one query cache: the host's screens and all remotes share it. */
export const queryClient = createQueryClient()

// What one person saw is not for the next one.
useSession.subscribe((now, before) => {
  if (before.user && now.user?.Id !== before.user.Id) queryClient.clear()
})
