import type { Product } from '@sufra/shared/contracts/product'
import { at } from '@sufra/shared/testing'

/** Returns a product as the product search finds it. */
export const sampleProduct = (product: Partial<Product> = {}): Product => ({
  id: 31,
  name: '{"ar":"برغر فطر","en":"Mushroom Burger"}',
  price: 33,
  serviceProviderId: 1,
  description: null,
  imageUrl: null,
  categoryId: 3,
  index: 1,
  calories: null,
  isVisible: true,
  choicesIds: [],
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
  rowVersion: 1,
  updatedAt: at(0),
  ...product,
})
