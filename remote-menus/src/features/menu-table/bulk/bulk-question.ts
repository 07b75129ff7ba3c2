import type { Category } from '@sufra/shared/contracts/category'
import type { Product } from '@sufra/shared/contracts/product'
import type { BulkChanger } from './use-bulk-change.ts'

/** Bulk changes that need a dialog for details. */
export type BulkQuestion = 'price' | 'move' | 'snooze'

export interface BulkDialogsProps {
  asked: BulkQuestion
  serviceProviderId: number
  products: readonly Product[]
  categories: readonly Category[]
  changer: BulkChanger
  onClose: () => void
  /** Called after the change. */
  onDone: () => void
}
