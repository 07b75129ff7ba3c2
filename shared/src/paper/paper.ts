/** What a receipt looks like, for whoever prints one or shows how it will be printed. Needs no texts of an app. */
export { BrandHead } from './brand-head.tsx'
export type { BrandHeadProps } from './brand-head.tsx'
export { PAPER_LOOK } from './paper-look.ts'
export { ReceiptPaper } from './receipt-paper.tsx'
export type { ReceiptOrder, ReceiptPaperProps } from './receipt-paper.tsx'
