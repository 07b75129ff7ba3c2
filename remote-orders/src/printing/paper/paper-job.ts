import type { TFunction } from 'i18next'
import type { ServiceProvider } from '@sufra/shared/contracts/merchant'
import type { Order } from '@sufra/shared/contracts/order'
import type { Language } from '@sufra/shared/i18n'

export type PaperKind = 'ticket' | 'receipt'

/** One paper, and what it is written with: outside the page there are no hooks. */
export interface PaperJob {
  order: Order
  /** Whose dishes they are, where that is known: its mark stands on the ticket. */
  brand?: Pick<ServiceProvider, 'name' | 'logoUrl' | 'color'>
  kind: PaperKind
  t: TFunction
  language: Language
}
