import { MoveDialog } from './move-dialog.tsx'
import { PriceDialog } from './price-dialog.tsx'
import { SnoozeDialog } from './snooze-dialog.tsx'
import type { BulkDialogsProps } from './bulk-question.ts'

/** Dialogs that ask for details of a bulk change. */
export const BulkDialogs = ({ asked, ...props }: BulkDialogsProps) => {
  if (asked === 'price') return <PriceDialog {...props} />
  if (asked === 'move') return <MoveDialog {...props} />
  return <SnoozeDialog {...props} />
}
