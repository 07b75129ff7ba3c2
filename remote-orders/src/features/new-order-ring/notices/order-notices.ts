import { currentTexts, formatTime } from '@sufra/shared/i18n'
import { inLanguage } from '@sufra/shared/contracts/text'
import type { Order } from '@sufra/shared/contracts/order'
import { useDeviceSettings } from '../device/device-settings.ts'
import { closeNotices, noticePermission, showNotice } from './notice.ts'
import type { Notice } from './notice.ts'
import { pathOfOrder } from './open-order.ts'

const tagOf = (orderId: number) => `order-${orderId}`

const noticeOf = (order: Order): Notice => {
  const { t, language } = currentTexts()
  const number = order.orderNumber
  const until = t('orders:notice.until', { time: formatTime(order.acceptBy, language) })
  return {
    tag: tagOf(order.id),
    title: t(order.escalation ? 'orders:notice.waiting' : 'orders:notice.new', { number }),
    body: [inLanguage(order.channel.name, language), inLanguage(order.branchName, language), until].join(
      ' · ',
    ),
    language,
    path: pathOfOrder(order.id),
  }
}

// A higher escalation notifies again.
const stateOf = ({ escalation }: Order): string => escalation ?? 'new'

interface Shown {
  state: string
  close: Promise<() => void>
}

/** Shows one notification per ringing order while the tab is in the background. */
export class OrderNotices {
  readonly #shown = new Map<number, Shown>()
  #known = new Set<number>()

  /** `ringing`: orders that ring now; `waiting`: all unanswered orders. */
  update({ ringing, waiting }: { ringing: readonly Order[]; waiting: readonly Order[] }): void {
    const ids = new Set(waiting.map(({ id }) => id))
    // A push may have shown a notification while no page was open.
    for (const id of this.#known) if (!ids.has(id)) this.#close(id)
    this.#known = ids
    const isWanted = useDeviceSettings.getState().hasNotices && noticePermission() === 'granted'
    if (!isWanted || document.visibilityState === 'visible') return
    for (const order of ringing) if (this.#shown.get(order.id)?.state !== stateOf(order)) this.#show(order)
  }

  closeAll(): void {
    for (const id of this.#shown.keys()) this.#close(id)
  }

  #show(order: Order): void {
    this.#shown.set(order.id, { state: stateOf(order), close: showNotice(noticeOf(order)) })
  }

  #close(orderId: number): void {
    void this.#shown.get(orderId)?.close.then(close => close())
    this.#shown.delete(orderId)
    void closeNotices(tagOf(orderId))
  }
}
