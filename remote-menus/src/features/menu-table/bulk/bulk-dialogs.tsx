import { MoveDialog } from './move-dialog.tsx'
import { PriceDialog } from './price-dialog.tsx'
import { SnoozeDialog } from './snooze-dialog.tsx'
import type { BulkDialogsProps } from './bulk-question.ts'

/** What has to be said before many products are changed. */
export const BulkDialogs = ({ asked, ...props }: BulkDialogsProps) => {
  if (asked === 'price') return <PriceDialog {...props} />
  if (asked === 'move') return <MoveDialog {...props} />
  return <SnoozeDialog {...props} />
}
