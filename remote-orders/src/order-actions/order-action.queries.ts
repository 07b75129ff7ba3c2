import { useRef } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApiError, api, newIdempotencyKey } from '@sufra/shared/api'
import type { ExecuteActionRequest, Order, OrderActionName } from '@sufra/shared/contracts/order'
import { toast } from '@sufra/shared/ui/overlays'
import { liveOrdersKey, liveOrdersQuery, putOrder } from '@sufra/shared/live'
import { rememberOwnCancel } from '#src/live-orders/own-cancels.ts'
import { isAutoPrinting } from '#src/printing/auto-print.ts'
import { usePrint } from '#src/printing/use-print.ts'
import { offerOf } from './order-offer.ts'

export type ActionDetails = Omit<ExecuteActionRequest, 'orderId' | 'action'>

interface Press {
  order: Order
  actionName: OrderActionName
  details?: ActionDetails
}

/** Sends actions of one card or sheet, one at a time. */
export interface OrderActionRunner {
  press: (order: Order, actionName: OrderActionName, details?: ActionDetails) => void
  /** The action that is on its way. */
  pressed: OrderActionName | undefined
}

const sendPress = async ({ order, actionName, details }: Press): Promise<Order> => {
  const offer = offerOf(order, actionName)
  if (!offer) throw new Error(`${actionName} is not offered for order ${order.id}`)
  const body: ExecuteActionRequest = { orderId: order.id, action: offer.action, ...details }
  return api.post('/api/Order/ExecuteAction', { body, idempotencyKey: newIdempotencyKey() })
}

const isOrder = (value: unknown): value is Order =>
  typeof value === 'object' && value !== null && 'rowVersion' in value && 'availableActions' in value

/** The order as it is now, which the server sends with a conflict. */
const currentOf = (error: ApiError): Order | undefined => {
  const current = error.status === 409 ? error.problem?.current : undefined
  return isOrder(current) ? current : undefined
}

/** Says why an action did not happen, and shows the order as it really is. */
const useFailureReport = () => {
  const queryClient = useQueryClient()
  const { t } = useTranslation()
  return (error: Error, { order: { orderNumber: number } }: Press) => {
    const tell = (text: string) => toast({ kind: 'error', text })
    if (!(error instanceof ApiError))
      return tell(t('orders:failed.refused', { number, message: error.message }))
    const current = currentOf(error)
    if (current) {
      putOrder(queryClient, current)
      return tell(t('orders:failed.conflict', { number, status: t(`orders:status.${current.orderStatus}`) }))
    }
    if (error.status === 0) return tell(t('orders:failed.unsent', { number }))
    void queryClient.invalidateQueries({ queryKey: liveOrdersKey })
    tell(t('orders:failed.refused', { number, message: error.message }))
  }
}

/**
 * The card moves when the server has answered: a board that shows what did not happen is worse than one that is 50 ms late.
 * `onDone` runs after a success, with the order as it is then.
 */
export const useOrderAction = (onDone?: (order: Order) => void): OrderActionRunner => {
  const queryClient = useQueryClient()
  const { t } = useTranslation()
  const report = useFailureReport()
  const { print } = usePrint()
  // Two taps can come before the first one is rendered.
  const isSending = useRef(false)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: sendPress,
    // Without this a press made offline would wait unseen and be sent minutes later.
    networkMode: 'always',
    onMutate: ({ order, actionName }) => {
      if (actionName === 'Cancel') rememberOwnCancel(order.id)
    },
    onSuccess: (order, { actionName }) => {
      putOrder(queryClient, order)
      onDone?.(order)
      // Accepting never waits for a printer.
      if (actionName === 'Accept' && isAutoPrinting()) print(order, 'ticket')
      if (!offerOf(order, 'UndoLast')) return
      const text = t(`orders:done.${actionName}`, { number: order.orderNumber })
      toast({ kind: 'success', text, undo: { onUndo: () => mutate({ order, actionName: 'UndoLast' }) } })
    },
    onError: report,
    onSettled: () => {
      isSending.current = false
    },
  })
  return {
    press: (order, actionName, details) => {
      // A card that is on its way out can still be under a finger: what counts is the order as it is known now.
      const known = queryClient.getQueryData(liveOrdersQuery.queryKey)?.data.find(({ id }) => id === order.id)
      if (isSending.current || (known && !offerOf(known, actionName))) return
      isSending.current = true
      mutate({ order, actionName, details })
    },
    pressed: isPending ? variables.actionName : undefined,
  }
}
