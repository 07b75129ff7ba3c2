import { useState } from 'react'
import type { Order } from '@sufra/shared/contracts/order'
import { serverSecond, useServerClock } from '@sufra/shared/live'
import { EMPTY_ARRANGEMENT, arrangeLanes, nextLeaving } from './arrange-lanes.ts'
import type { Arrangement, LaneName } from './arrange-lanes.ts'

interface Arranged {
  arrangement: Arrangement
  orders: Order[] | undefined
  heldLane: LaneName | null
}

/** Returns the arranged lanes while orders arrive, change and end, and while a pointer holds a lane. */
export const useArrangement = (orders: Order[] | undefined, heldLane: LaneName | null): Arrangement => {
  const [arranged, setArranged] = useState<Arranged>({
    arrangement: EMPTY_ARRANGEMENT,
    orders: undefined,
    heldLane,
  })
  const leaving = nextLeaving(arranged.arrangement, arranged.heldLane)
  const isLeavingDue = useServerClock(now => leaving !== null && leaving <= now)
  const isSame = arranged.orders === orders && arranged.heldLane === heldLane
  if (!orders || (isSame && !isLeavingDue)) return arranged.arrangement

  // The arrangement depends on the previous one, so it is state that is corrected during rendering.
  const now = serverSecond()
  const arrangement = arrangeLanes({ previous: arranged.arrangement, orders, now, heldLane })
  setArranged({ arrangement, orders, heldLane })
  return arrangement
}
