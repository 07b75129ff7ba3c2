import type { Product } from '@sufra/shared/contracts/product'

/** Returns a product as the server sends it, with the given fields replaced. */
export const sampleProduct = ({
  en,
  ar,
  ...rest
}: Partial<Product> & { en?: string; ar?: string } = {}): Product => ({
  id: 1,
  name: JSON.stringify({ en: en ?? 'Lamb Kabsa', ar: ar ?? 'كبسة لحم' }),
  description: null,
  imageUrl: null,
  price: 48,
  categoryId: 3,
  index: 12,
  calories: null,
  isVisible: true,
  choicesIds: [],
  serviceProviderId: 7,
  excludeBranchesIds: [],
  modifiers: [],
  sizes: [],
  schedule: null,
  isDrink: false,
  sodiumMg: null,
  caffeineMg: null,
  caffeinePer: null,
  allergens: null,
  snoozedUntil: null,
  snoozeReason: null,
  branchSnoozes: [],
  lacks: [],
  rowVersion: 4,
  updatedAt: '2026-11-20T08:00:00.000Z',
  ...rest,
})

/** Returns a menu of `count` products: "Dish 1" visible, every tenth snoozed. */
export const sampleMenu = (count: number): Product[] =>
  Array.from({ length: count }, (_, place) =>
    sampleProduct({
      id: place + 1,
      en: `Dish ${place + 1}`,
      ar: `طبق ${place + 1}`,
      isVisible: (place + 1) % 10 !== 0,
    }),
  )
