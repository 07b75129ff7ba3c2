import type { Category } from '@sufra/shared/contracts/category'
import type { Product } from '@sufra/shared/contracts/product'
import { MoveDialog } from './move-dialog.tsx'
import { PriceDialog } from './price-dialog.tsx'
import { SnoozeDialog } from './snooze-dialog.tsx'
import type { BulkChanger } from './use-bulk-change.ts'

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

/** What has to be said before many products are changed. */
export const BulkDialogs = ({ asked, ...props }: BulkDialogsProps) => {
  if (asked === 'price') return <PriceDialog {...props} />
  if (asked === 'move') return <MoveDialog {...props} />
  return <SnoozeDialog {...props} />
}
