/** Receipts, for printing and for previews. Needs no locale files of an app. */
export { BrandHead } from './brand-head.tsx'
export type { BrandHeadProps } from './brand-head.tsx'
export { PAPER_CSS } from './paper-css.ts'
/** @deprecated Use `PAPER_CSS`. */
export { PAPER_CSS as PAPER_LOOK } from './paper-css.ts'
export { ReceiptPaper } from './receipt-paper.tsx'
export type { ReceiptOrder, ReceiptPaperProps } from './receipt-paper.tsx'
