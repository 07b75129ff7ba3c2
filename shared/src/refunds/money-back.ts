/** @deprecated Import from `@sufra/shared/refunds`. */
export { RefundFormDialog as MoneyBackDialog } from './refund-form-dialog.tsx'
/** @deprecated Import from `@sufra/shared/refunds`. */
export type {
  RefundFormDialogProps as MoneyBackDialogProps,
  RefundFormTexts as MoneyBackTexts,
  RefundFormValues as MoneyBack,
} from './refund-form-dialog.tsx'
