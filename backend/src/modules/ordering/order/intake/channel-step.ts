import type { Driver, LaterEvent } from '#src/modules/channels/channels.ts'
import type { Db } from '#src/database/database.ts'
import type { OrderEntry } from '../order.repository.ts'
import type { StoredDriver } from '../order.table.ts'
import { isFinal } from '../state/order-status.ts'
import { canChannelCancel, nextStatus } from '../state/transitions.ts'
import { NO_UNDO, takeStep } from '../write/write-order.ts'
import type { Change } from '../write/write-order.ts'

// A late "on the way" must not undo "at the door".
const mergedDriver = (known: StoredDriver | null, told: Driver): StoredDriver =>
  known && known.name === told.name ? { ...told, arrived: known.arrived || told.arrived } : told

const changeFor = ({ order, autoStartPreparing }: OrderEntry, event: LaterEvent): Change | null => {
  const { status, type } = order
  const step = (action: 'HandOver' | 'Complete'): Change | null => {
    const to = nextStatus(action, { status, type, autoStartPreparing })
    return to && { source: 'channel', action, to }
  }
  switch (event.type) {
    case 'order.cancelled': {
      const cancel = { source: 'channel', action: 'Cancel', note: event.note } as const
      if (canChannelCancel(status)) return { ...cancel, to: 'Cancelled' }
      // An order that its platform has ended must not be restored by the undo of its rejection.
      return order.undoFrom === 'New' || order.undoFrom === 'Scheduled'
        ? { ...cancel, to: status, changes: NO_UNDO }
        : null
    }
    case 'driver.updated':
      if (isFinal(status)) return null
      return {
        source: 'channel',
        action: event.driver.arrived ? 'DriverArrived' : 'DriverUpdated',
        to: status,
        note: event.driver.name,
        changes: { driver: mergedDriver(order.driver, event.driver) },
      }
    case 'order.pickedUp':
      return step('HandOver')
    case 'order.completed':
      return step('Complete') ?? step('HandOver')
  }
}

const withTimes = (change: Change, now: Date): Change =>
  change.to === 'PickedUp' ? { ...change, changes: { ...change.changes, pickedUpAt: now } } : change

// The platform ended the order itself, so it needs no message.
const withoutUndeliveredCall = (change: Change): Change =>
  isFinal(change.to) ? { ...change, changes: { ...change.changes, undeliveredCall: null } } : change

/**
 * Applies a platform's event to a locked order. Returns undefined when it changes nothing: a duplicate, a
 * late event, or a step that the order has not reached.
 */
export const applyChannelEvent = async (
  db: Db,
  { entry, event, now }: { entry: OrderEntry; event: LaterEvent; now: Date },
): Promise<OrderEntry | undefined> => {
  const change = changeFor(entry, event)
  if (!change) return undefined
  const changed = await takeStep(db, { entry, change: withoutUndeliveredCall(withTimes(change, now)), now })
  if (!changed) throw new Error('A locked order was changed by somebody else')
  // The shop never recorded the handover, but the customer has the order.
  const isHalfWay = event.type === 'order.completed' && changed.order.status === 'PickedUp'
  return isHalfWay ? applyChannelEvent(db, { entry: changed, event, now }) : changed
}
