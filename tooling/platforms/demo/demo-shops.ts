import { readStores } from '../../simulate/menu.ts'
import { demoSecret } from '../../simulate/platforms.ts'
import { newShop } from '../shop/shop.ts'
import type { Shop } from '../shop/shop.ts'

const BRANCHES = [
  { ar: 'البيت العتيق، فرع العليا', en: 'Al Bait Al Ateeq, Olaya Branch' },
  { ar: 'البيت العتيق، فرع النخيل', en: 'Al Bait Al Ateeq, An Nakheel Branch' },
  { ar: 'البيت العتيق، فرع الملقا', en: 'Al Bait Al Ateeq, Al Malqa Branch' },
]

// Shops of the other demo merchant: they show menus, but get no automatic orders.
const COFFEE = { ar: 'قهوة المرسى، فرع الكورنيش', en: 'Marsa Coffee, Corniche Branch' }
const COFFEE_STORES = new Map([
  ['hungerstation', 'HS-1101'],
  ['jahez', 'JZ-2101'],
  ['keeta', 'KT-3101'],
])

/** Returns the shops of the demo data on one platform. */
export const demoShops = (key: string): Shop[] => {
  const secretOf = (storeId: string) => demoSecret(key, storeId)
  const restaurant = (readStores()[key] ?? []).map((storeId, at) => ({
    ...newShop({ storeId, name: BRANCHES[at] ?? { ar: storeId, en: storeId }, secret: secretOf(storeId) }),
    hasCustomers: true,
  }))
  const storeId = COFFEE_STORES.get(key)
  return storeId === undefined
    ? restaurant
    : [...restaurant, newShop({ storeId, name: COFFEE, secret: secretOf(storeId) })]
}
