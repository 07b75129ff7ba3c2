import type { TFunction } from 'i18next'
import type { Order } from '@sufra/shared/contracts/order'
import type { Language } from '@sufra/shared/i18n'

export type PaperKind = 'ticket' | 'receipt'

/** One paper, and what it is written with: outside the page there are no hooks. */
export interface PaperJob {
  order: Order
  kind: PaperKind
  t: TFunction
  language: Language
}
