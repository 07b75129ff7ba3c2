import { useState } from 'react'
import { useQueuedActions } from '#src/live-orders/offline-queue/offline-queue.store.ts'
import { refusedDialog } from '../later-parts.ts'

/** Loads the dialog of refused actions when the first refusal arrives. */
export const RefusedActions = () => {
  const hasRefused = useQueuedActions(({ refused }) => refused.length > 0)
  const [isNeeded, setIsNeeded] = useState(hasRefused)
  if (hasRefused && !isNeeded) setIsNeeded(true)
  return isNeeded ? <refusedDialog.Part /> : null
}
