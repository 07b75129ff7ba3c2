import type { Category } from '@sufra/shared/contracts/category'
import type { Product } from '@sufra/shared/contracts/product'
import type { BulkChanger } from './use-bulk-change.ts'

/** What has to be said more of before products are changed. */
export type BulkQuestion = 'price' | 'move' | 'snooze'

export interface BulkDialogsProps {
  asked: BulkQuestion
  serviceProviderId: number
  products: readonly Product[]
  categories: readonly Category[]
  changer: BulkChanger
  onClose: () => void
  /** It was done. */
  onDone: () => void
}
