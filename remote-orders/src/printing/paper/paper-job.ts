import type { TFunction } from 'i18next'
import type { ServiceProvider } from '@sufra/shared/contracts/merchant'
import type { Order } from '@sufra/shared/contracts/order'
import type { Language } from '@sufra/shared/i18n'

export type PaperKind = 'ticket' | 'receipt'

/** One paper with its texts; it renders outside the page, where hooks do not work. */
export interface PaperJob {
  order: Order
  /** Brand of the order, if known; its logo is printed on the ticket. */
  brand?: Pick<ServiceProvider, 'name' | 'logoUrl' | 'color'>
  kind: PaperKind
  t: TFunction
  language: Language
}
