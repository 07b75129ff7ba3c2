import type { ProductOrder } from '@sufra/shared/contracts/order'

/** Returns the chosen options of an order line as one text; empty without options. */
export const lineOptions = (line: ProductOrder, language: string): string =>
  line.modifierOrder
    .flatMap(({ optionOrder }) => optionOrder)
    .map(({ optionNameAr, optionNameEn, quantity }) => {
      const name = language === 'ar' ? optionNameAr || optionNameEn : optionNameEn || optionNameAr
      return quantity > 1 ? `${quantity}× ${name}` : name
    })
    .join(' · ')
