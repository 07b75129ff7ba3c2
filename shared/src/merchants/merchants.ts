/** The operator's way to one merchant among thousands. A screen loads it with its own chunk. */
export { MerchantPicker } from './merchant-picker.tsx'
export type { MerchantPickerProps } from './merchant-picker.tsx'
export { merchantSearchQuery } from './merchant-search.queries.ts'
