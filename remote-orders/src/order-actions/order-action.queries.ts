import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '@sufra/shared/api'
import type {
  ExecuteActionRequest,
  UnrevertedChanges,
  Order,
  OrderActionName,
} from '@sufra/shared/contracts/order'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { toast } from '@sufra/shared/ui/overlays'
import { isUnknownOutcome, useSendOnce } from '@sufra/shared/unknown-outcome'
import { liveOrdersKey, liveOrdersQuery, putOrder } from '@sufra/shared/live'
import { canExpect } from '#src/live-orders/offline-queue/expect-order.ts'
import type { Refusal } from '#src/live-orders/offline-queue/queued-action.ts'
import { isPressed } from '#src/live-orders/offline-queue/offline-queue.store.ts'
import { queueOf } from '#src/live-orders/offline-queue/queue-of.ts'
import { isAutoPrinting } from '#src/printing/auto-print.ts'
import { usePrint } from '#src/printing/use-print.ts'
import { offerOf } from './order-offer.ts'

export type ActionDetails = Omit<ExecuteActionRequest, 'orderId' | 'action'>

interface Press {
  order: Order
  actionName: OrderActionName
  body: ExecuteActionRequest
}

/** Sends the actions of one card or panel. */
export interface OrderActionRunner {
  press: (order: Order, actionName: OrderActionName, details?: ActionDetails) => void
  /** Action that waits for the server before anything shows. */
  pressed: OrderActionName | undefined
}

/** Reports why an action was refused. */
const useRefusalReport = () => {
  const { t } = useTranslation()
  return ({ orderNumber: number }: Order, { status, message }: Refusal) =>
    toast({
      kind: 'error',
      text: status
        ? t('orders:failed.conflict', { number, status: t(`orders:status.${status}`) })
        : t('orders:failed.refused', { number, message }),
    })
}

/** Reports changes that an undo skipped because somebody has changed them since. */
const useLeftAloneReport = () => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  return ({ orderNumber: number }: Order, { products, hasBranch }: UnrevertedChanges) => {
    const names = products.map(name => inLanguage(name, language))
    const kept = [...names, ...(hasBranch ? [t('orders:undo.branch')] : [])]
    toast({ kind: 'info', text: t('orders:undo.leftAlone', { number, kept: kept.join(' · ') }) })
  }
}

/** Sends an action whose outcome only the server knows; the button shows progress until the answer. */
const useDirectAction = () => {
  const queryClient = useQueryClient()
  const { t } = useTranslation()
  const report = useRefusalReport()
  const reportLeftAlone = useLeftAloneReport()
  const sendOnce = useSendOnce()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ body }: Press) =>
      sendOnce(body, idempotencyKey => api.post('/api/Order/ExecuteAction', { body, idempotencyKey })),
    // Without this, an action pressed offline would be sent minutes later without any sign.
    networkMode: 'always',
    onSuccess: ({ leftAlone, ...order }) => {
      putOrder(queryClient, order)
      if (leftAlone) reportLeftAlone(order, leftAlone)
    },
    onError: (error, { order }) => {
      void queryClient.invalidateQueries({ queryKey: liveOrdersKey })
      if (isUnknownOutcome(error))
        return toast({ kind: 'error', text: t('orders:failed.unsure', { number: order.orderNumber }) })
      report(order, { status: null, message: error.message })
    },
  })
  return { ask: mutate, pressed: isPending ? variables.actionName : undefined }
}

interface Hearers {
  /** the action is on its way: the dialog that asked for it may close */
  onPressed?: () => void
  /** the server has carried it out; receives the resulting order */
  onDone?: (order: Order) => void
}

/**
 * Returns a runner for actions. Expectable actions show at once and go through the offline queue (decision 32); others
 * wait for the server.
 */
export const useOrderAction = ({ onPressed, onDone }: Hearers = {}): OrderActionRunner => {
  const queryClient = useQueryClient()
  const { t } = useTranslation()
  const report = useRefusalReport()
  const { ask, pressed } = useDirectAction()
  const { print } = usePrint()
  const latest = (order: Order): Order =>
    queryClient.getQueryData(liveOrdersQuery.queryKey)?.data.find(({ id }) => id === order.id) ?? order

  const send = ({ order, actionName, body }: Press) => {
    const number = order.orderNumber
    const queue = queueOf(queryClient)
    const key = queue.press(
      { order, actionName, body },
      {
        onDone: done => {
          onDone?.(done)
          // Accepting never waits for a printer.
          if (actionName === 'Accept' && isAutoPrinting()) print(done, 'ticket')
          const undo = offerOf(done, 'UndoLast')
          // A rejected order stays in a bar of the board while the rejection can be undone.
          if (!undo || actionName === 'Reject') return
          const takeBack = () => {
            // The undo must not revert a later step in its place. Changes that only touch the order, such as a print,
            // are no steps.
            const now = latest(done)
            const { rowVersion } = now.orderStatus === done.orderStatus ? now : done
            const body = { orderId: done.id, action: undo.action, rowVersion }
            ask({ order: done, actionName: undo.actionName, body })
          }
          toast({
            kind: 'success',
            text: t(`orders:done.${actionName}`, { number }),
            undo: { onUndo: takeBack },
          })
        },
        onRefused: refusal => report(order, refusal),
        onHeld: () =>
          toast({
            kind: 'success',
            text: t('orders:kept.toast', { number }),
            undo: { onUndo: () => void queue.withdraw(key) },
          }),
      },
    )
  }

  return {
    press: (order, actionName, details) => {
      // A card that is fading out can still be pressed, so the latest known order decides.
      const current = latest(order)
      const offer = offerOf(current, actionName)
      if (pressed !== undefined || !offer || isPressed(current)) return
      const body: ExecuteActionRequest = { orderId: order.id, action: offer.action, ...details }
      if (canExpect(actionName)) {
        send({ order, actionName, body })
        onPressed?.()
        return
      }
      const onSuccess = (done: Order) => {
        onPressed?.()
        onDone?.(done)
      }
      ask({ order, actionName, body }, { onSuccess })
    },
    pressed,
  }
}
