import type { BusinessType } from '@sufra/shared/contracts/account'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { addBusinessTypes } from '#src/modules/merchants/merchants.ts'
import type { Foundation } from '#src/app/foundation.ts'

/** Ids of the demo merchants' business types. */
export const RESTAURANT = 1
export const CAFE = 2

// The icons are names of lucide.
const TYPES: [id: number, ar: string, en: string, icon: string][] = [
  [RESTAURANT, 'مطعم', 'Restaurant', 'utensils'],
  [CAFE, 'مقهى', 'Café', 'coffee'],
  [3, 'مخبز', 'Bakery', 'croissant'],
  [4, 'حلويات', 'Sweets', 'cake-slice'],
  [5, 'عصائر ومشروبات', 'Juice bar', 'cup-soda'],
  [6, 'عربة طعام', 'Food truck', 'truck'],
  [7, 'مطبخ سحابي', 'Cloud kitchen', 'cooking-pot'],
  [8, 'أسر منتجة', 'Home kitchen', 'house'],
  [9, 'بقالة', 'Grocery', 'shopping-basket'],
  [10, 'متجر', 'Shop', 'store'],
]

const ROWS: BusinessType[] = TYPES.map(([id, ar, en, icon], position) => ({
  id,
  name: JSON.stringify({ ar, en }),
  icon,
  index: position + 1,
}))

/** Adds missing business types at each start, with or without demo data. */
export const ensureBusinessTypes = ({ database }: Pick<Foundation, 'database'>): Promise<void> =>
  database.run(ALL_MERCHANTS, db => addBusinessTypes(db, ROWS))
