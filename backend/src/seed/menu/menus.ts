import { COFFEE_HOUSE_COLD, COFFEE_HOUSE_FOOD, COFFEES } from './coffee-house.ts'
import { BAKERY, BURGERS, SANDWICHES, TRADITIONAL } from './handheld-and-bakery.ts'
import { readMenu } from './menu-table.ts'
import type { MenuItem } from './menu-table.ts'
import { GRILLS, RICE } from './rice-and-grills.ts'
import { COLD_MEZZE, HOT_MEZZE, SALADS, SOUPS } from './starters.ts'
import { DESSERTS, DRINKS } from './sweets-and-drinks.ts'

export interface MenuSection {
  ar: string
  en: string
  items: MenuItem[]
}

/** 126 products in twelve categories. */
export const RESTAURANT_MENU: readonly MenuSection[] = [
  { ar: 'الأرز والكبسات', en: 'Rice & Kabsa', items: readMenu(RICE) },
  { ar: 'المشويات', en: 'Grills', items: readMenu(GRILLS) },
  { ar: 'المقبلات الباردة', en: 'Cold Mezze', items: readMenu(COLD_MEZZE) },
  { ar: 'المقبلات الساخنة', en: 'Hot Mezze', items: readMenu(HOT_MEZZE) },
  { ar: 'السلطات', en: 'Salads', items: readMenu(SALADS) },
  { ar: 'الشوربات', en: 'Soups', items: readMenu(SOUPS) },
  { ar: 'الشاورما والسندويشات', en: 'Shawarma & Sandwiches', items: readMenu(SANDWICHES) },
  { ar: 'البرغر', en: 'Burgers', items: readMenu(BURGERS) },
  { ar: 'المعجنات', en: 'Bakery & Pizza', items: readMenu(BAKERY) },
  { ar: 'الأطباق الشعبية', en: 'Traditional Dishes', items: readMenu(TRADITIONAL) },
  { ar: 'الحلويات', en: 'Desserts', items: readMenu(DESSERTS) },
  { ar: 'المشروبات', en: 'Drinks', items: readMenu(DRINKS) },
]

export const COFFEE_HOUSE_MENU: readonly MenuSection[] = [
  { ar: 'القهوة', en: 'Coffee', items: readMenu(COFFEES) },
  { ar: 'المخبوزات', en: 'Bakes & Bites', items: readMenu(COFFEE_HOUSE_FOOD) },
  { ar: 'المشروبات الباردة', en: 'Cold Drinks', items: readMenu(COFFEE_HOUSE_COLD) },
]

/**
 * SKUs of the first products on the restaurant's menu, in this order; all others keep the default place
 * (specification#products).
 */
export const FRONT_ROW = ['RIC-01', 'BRG-01', 'SLD-01', 'SND-01', 'DES-01', 'DRK-01', 'RIC-02', 'CLD-01']
