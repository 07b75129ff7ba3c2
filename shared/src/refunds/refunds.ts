/** Refund dialog of the operator. A screen loads it with its own chunk. */
export { RefundFormDialog } from './refund-form-dialog.tsx'
export type { RefundFormValues, RefundFormDialogProps, RefundFormTexts } from './refund-form-dialog.tsx'
