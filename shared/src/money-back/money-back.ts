/** Refund dialog of the operator. A screen loads it with its own chunk. */
export { MoneyBackDialog } from './money-back-dialog.tsx'
export type { MoneyBack, MoneyBackDialogProps, MoneyBackTexts } from './money-back-dialog.tsx'
