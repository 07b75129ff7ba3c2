import type { ChannelCall } from '@sufra/shared/contracts/channel-call'
import { ActedOrder, Order } from '@sufra/shared/contracts/order'
import type { ExecuteActionRequest, LiveOrders, OrderHistoryEntry } from '@sufra/shared/contracts/order'
import type {
  OrderExportQuery,
  OrderFilter,
  OrderListQuery,
  OrderPage,
  OrderTotals,
} from '@sufra/shared/contracts/order-list'
import type { Receipt } from '@sufra/shared/contracts/receipt'
import type { RefundRequest } from '@sufra/shared/contracts/refund'
import { tenant } from '#src/database/database.ts'
import { validation } from '#src/errors/errors.ts'
import type { ChannelCalls } from '#src/modules/channels/channels.ts'
import { runIdempotently } from '#src/modules/infrastructure/infrastructure.ts'
import type { OrderUpserted, PersonalEvent } from '#src/modules/infrastructure/infrastructure.ts'
import type { BranchStates } from '#src/modules/merchants/merchants.ts'
import type { Foundation } from '#src/app/foundation.ts'
import type { MerchantSession } from '#src/routing/route.ts'
import { actorKind, actorOf } from './state/available-actions.ts'
import { takeDueSteps } from './due/due-steps.ts'
import { escalateOrders } from './escalation/escalate.ts'
import { executeAction } from './actions/execute-action.ts'
import { historyOf } from './order-history.repository.ts'
import { factsOfStored, personalOrder } from './present/present-order.ts'
import { exportOrders } from './export/export-orders.ts'
import { readReceipt } from './receipt/read-receipt.ts'
import { refundOrder } from './refund/refund-order.ts'
import { readDetails, readLiveOrders, readOrder, readOrderPage, readTotals } from './read/read-orders.ts'
import type { Caller } from './read/read-orders.ts'
import { actionByNumber } from './state/transitions.ts'

export const DUE_TIMER = 'take due steps of orders'
// Reads small indexes: cheaper than timers that every node would have to be notified of.
const DUE_EVERY_MS = 500

/** Service of the orders that people see and handle. */
export const createOrderService = (
  { database, timers, log, env }: Pick<Foundation, 'database' | 'timers' | 'log' | 'env'>,
  { calls, branchStates }: { calls: ChannelCalls; branchStates: BranchStates },
) => {
  timers.every(DUE_EVERY_MS, DUE_TIMER, async () => {
    await takeDueSteps({ database, log, branchStates, now: new Date() })
    // After the steps that end orders, so that a missed order does not escalate.
    await escalateOrders({ database, log, env, now: new Date() })
  })

  return {
    live: async (
      session: MerchantSession,
      query: { BranchId: number; OrderStatusId: number },
    ): Promise<LiveOrders> => {
      const { accountId } = session
      const scope = tenant(accountId)
      return database.run(scope, db => readLiveOrders(db, { session, scope, accountId }, query), {
        isSnapshot: true,
      })
    },

    list: async (caller: Caller, query: OrderListQuery): Promise<OrderPage> =>
      database.run(caller.scope, db => readOrderPage(db, caller, query)),

    totals: async (caller: Caller, query: OrderFilter): Promise<OrderTotals> =>
      database.run(caller.scope, db => readTotals(db, caller, query)),

    export: async (caller: Caller, asked: { query: OrderExportQuery; language: 'ar' | 'en' }) =>
      exportOrders({ database, caller, ...asked }),

    receipt: async (caller: Caller, id: number): Promise<Receipt> =>
      database.run(caller.scope, db => readReceipt(db, caller, id)),

    details: async (caller: Caller, id: number): Promise<Order> =>
      database.run(caller.scope, db => readDetails(db, caller, id)),

    history: async (caller: Caller, id: number): Promise<OrderHistoryEntry[]> =>
      database.run(caller.scope, async db => {
        const { order } = await readOrder(db, caller, id)
        return historyOf(db, { scope: caller.scope, orderId: order.id })
      }),

    calls: async (caller: Caller, id: number): Promise<ChannelCall[]> =>
      database.run(caller.scope, async db => {
        const { order } = await readOrder(db, caller, id)
        return calls.of(db, { scope: caller.scope, orderId: order.id })
      }),
    /** Idempotent per `key`; see `refundOrder`. */
    refund: async (
      session: MerchantSession,
      request: RefundRequest,
      key: string | undefined,
    ): Promise<Order> => {
      const { accountId, userId, branchIds } = session
      const actor = actorOf(session)
      return database.run(tenant(accountId, userId), db =>
        runIdempotently(db, {
          accountId,
          route: `Order/Refund/${userId}`,
          key,
          body: request,
          answer: Order,
          work: () => refundOrder(db, { accountId, branchIds, actor, request }),
        }),
      )
    },

    /**
     * Idempotent per `key`. Errors: 403, 404, 409 `illegal_transition` and `stale_version` with the current
     * order.
     */
    execute: async (
      session: MerchantSession,
      request: ExecuteActionRequest,
      key: string | undefined,
    ): Promise<ActedOrder> => {
      const action = actionByNumber(request.action)
      if (!action) throw validation({ action: ['invalid_value'] })
      const { accountId, userId, branchIds } = session
      return database.run(tenant(accountId, userId), db =>
        runIdempotently(db, {
          accountId,
          // Keys are per user, because the answer lists the user's own actions.
          route: `Order/ExecuteAction/${userId}`,
          key,
          body: request,
          answer: ActedOrder,
          work: () =>
            executeAction(db, {
              accountId,
              branchIds,
              actor: actorOf(session),
              action,
              request,
              calls,
              branchStates,
            }),
        }),
      )
    },
  }
}
export type OrderService = ReturnType<typeof createOrderService>

/** Returns a live event per user: an order contains the actions of that user. */
export const personaliseEvent = ({ type, payload }: { type: string; payload: string }): PersonalEvent => {
  if (type !== 'order.upserted') return { kindOf: () => 'all', dataFor: () => payload }
  const stored: Omit<OrderUpserted, 'type'> = JSON.parse(payload)
  const facts = factsOfStored(stored)
  return {
    kindOf: session => actorKind(facts, actorOf(session)),
    dataFor: session => JSON.stringify({ order: personalOrder(stored, actorOf(session)) }),
  }
}

export { maskPhone } from './present/mask-phone.ts'
export { countOpenOf } from './policy/policy.repository.ts'
export { readOrder } from './read/read-orders.ts'
export { readForPaper } from './receipt/read-receipt.ts'
