import { currentTexts } from '@sufra/shared/i18n'
import { inLanguage } from '@sufra/shared/contracts/text'
import type { Order } from '@sufra/shared/contracts/order'

/** Orders that arrive within this time share one announcement. */
const COLLECT_MS = 1000
/** A screen reader is interrupted at most once in this time. */
const INTERVAL_MS = 10_000

const announcementOf = (orders: readonly Order[]): string => {
  const { t, language } = currentTexts()
  const [order] = orders
  if (orders.length !== 1 || !order) return t('orders:announce.several', { count: orders.length })
  const channel = inLanguage(order.channel.name, language)
  return t('orders:announce.single', { number: order.orderNumber, channel })
}

/** Everything outside an open modal dialog is inert, and screen readers do not announce changes there. */
const announcementParent = (): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body

/** Announces each ringing order once to screen readers, in one polite live region for all screens. */
export class OrderAnnouncer {
  readonly #region = document.createElement('div')
  readonly #announced = new Set<number>()
  #pending: readonly Order[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  start(): void {
    this.#region.setAttribute('role', 'status')
    this.#region.className = 'sf-hidden'
    document.body.append(this.#region)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#region.remove()
  }

  /** Call it whenever the ringing or the waiting orders change, and when the page becomes visible. */
  update({ ringing, waiting }: { ringing: readonly Order[]; waiting: readonly Order[] }): void {
    const known = new Set([...this.#pending, ...ringing].map(({ id }) => id))
    this.#pending = waiting.filter(({ id }) => known.has(id) && !this.#announced.has(id))
    if (this.#pending.length === 0 || this.#timer !== undefined) return
    this.#schedule(COLLECT_MS)
  }

  // The region reaches its place before its text: screen readers announce changes, not a region that comes with a text.
  #schedule(delay: number): void {
    const parent = announcementParent()
    if (this.#region.parentElement !== parent) parent.append(this.#region)
    this.#timer = setTimeout(() => this.#announcePending(), delay)
  }

  #announcePending(): void {
    this.#timer = undefined
    this.#region.replaceChildren()
    // Screen readers ignore a hidden page. The orders stay pending until the page is visible.
    if (this.#pending.length === 0 || document.visibilityState === 'hidden') return
    // A dialog was opened or closed meanwhile.
    if (this.#region.parentElement !== announcementParent()) return this.#schedule(COLLECT_MS)
    this.#region.append(announcementOf(this.#pending))
    for (const { id } of this.#pending) this.#announced.add(id)
    this.#pending = []
    this.#schedule(INTERVAL_MS)
  }
}
