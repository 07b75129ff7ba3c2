import type { ImportField } from '@sufra/shared/contracts/menu-columns'

/** Translation keys of field names, as literals so that a missing text is detected. */
export const FIELD_NAMES = {
  sku: 'menus:import.sku',
  nameAr: 'menus:import.nameAr',
  nameEn: 'menus:import.nameEn',
  descriptionAr: 'menus:import.descriptionAr',
  descriptionEn: 'menus:import.descriptionEn',
  category: 'menus:import.category',
  price: 'menus:import.price',
  sizes: 'menus:import.sizes',
  modifiers: 'menus:import.modifiers',
  calories: 'menus:import.calories',
  sodiumMg: 'menus:import.sodiumMg',
  caffeineMg: 'menus:import.caffeineMg',
  caffeinePer: 'menus:import.caffeinePer',
  allergens: 'menus:import.allergens',
  isVisible: 'menus:import.isVisible',
  index: 'menus:import.index',
  picture: 'menus:import.picture',
  itemGroup: 'menus:import.itemGroup',
  sizeName: 'menus:import.sizeName',
  modifierName: 'menus:import.modifierName',
  optionName: 'menus:import.optionName',
  optionPrice: 'menus:import.optionPrice',
} as const satisfies Record<ImportField, string>

export const isImportField = (name: string): name is ImportField => Object.hasOwn(FIELD_NAMES, name)
