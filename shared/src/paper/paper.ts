/** Receipts, for printing and for previews. Needs no locale files of an app. */
export { BrandHead } from './brand-head.tsx'
export type { BrandHeadProps } from './brand-head.tsx'
export { PAPER_LOOK } from './paper-look.ts'
export { ReceiptPaper } from './receipt-paper.tsx'
export type { ReceiptOrder, ReceiptPaperProps } from './receipt-paper.tsx'
