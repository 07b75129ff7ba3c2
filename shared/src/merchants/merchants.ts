/** Merchant search of the operator. A screen loads it with its own chunk. */
export { MerchantAndBrand } from './merchant-and-brand.tsx'
export type { MerchantAndBrandProps } from './merchant-and-brand.tsx'
export { MerchantBox } from './merchant-box.tsx'
export type { MerchantBoxProps } from './merchant-box.tsx'
export { brandsOfMerchantQuery } from './merchant.queries.ts'
export { MerchantPicker } from './merchant-picker.tsx'
export type { MerchantPickerProps } from './merchant-picker.tsx'
export { merchantSearchQuery } from './merchant-search.queries.ts'
