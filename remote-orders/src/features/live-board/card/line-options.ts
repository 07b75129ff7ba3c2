import type { ProductOrder } from '@sufra/shared/contracts/order'

/** What was chosen with a dish, in one line; empty when nothing was. */
export const lineOptions = (line: ProductOrder, language: string): string =>
  line.modifierOrder
    .flatMap(({ optionOrder }) => optionOrder)
    .map(({ optionNameAr, optionNameEn, quantity }) => {
      const name = language === 'ar' ? optionNameAr || optionNameEn : optionNameEn || optionNameAr
      return quantity > 1 ? `${quantity}× ${name}` : name
    })
    .join(' · ')
