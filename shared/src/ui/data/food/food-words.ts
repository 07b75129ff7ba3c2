import type { Allergen, CaffeinePer } from '#src/contracts/food-facts.ts'
import { useDirection } from '#src/ui/provider/direction.ts'

interface FoodWords {
  allergens: Record<Allergen, string>
  /** Follows an amount of caffeine in mg. */
  per: Record<CaffeinePer, string>
  kcal: string
  /** `{minutes}` of walking. */
  walking: string
  /** `{grams}` of salt. */
  highInSalt: string
  /** `{amount}`, with the daily limit. */
  caffeine: string
  contains: string
  facts: string
}

const arabic: FoodWords = {
  allergens: {
    gluten: 'الغلوتين',
    crustaceans: 'القشريات',
    eggs: 'البيض',
    fish: 'الأسماك',
    peanuts: 'الفول السوداني',
    soybeans: 'فول الصويا',
    milk: 'الحليب',
    nuts: 'المكسرات',
    celery: 'الكرفس',
    mustard: 'الخردل',
    sesame: 'السمسم',
    sulphites: 'الكبريتيت',
    lupin: 'الترمس',
    molluscs: 'الرخويات',
  },
  per: { cup: 'ملغم للكوب', '100ml': 'ملغم لكل 100 مل' },
  kcal: 'سعرة',
  walking: 'مشي {minutes} د',
  highInSalt: 'عالي الملح: {grams} غم',
  caffeine: 'الكافيين: {amount}. الحد اليومي للبالغ الصحيح 400 ملغم',
  contains: 'يحتوي على',
  facts: 'حقائق غذائية',
}

const english: FoodWords = {
  allergens: {
    gluten: 'Gluten',
    crustaceans: 'Crustaceans',
    eggs: 'Eggs',
    fish: 'Fish',
    peanuts: 'Peanuts',
    soybeans: 'Soybeans',
    milk: 'Milk',
    nuts: 'Nuts',
    celery: 'Celery',
    mustard: 'Mustard',
    sesame: 'Sesame',
    sulphites: 'Sulphites',
    lupin: 'Lupin',
    molluscs: 'Molluscs',
  },
  per: { cup: 'mg per cup', '100ml': 'mg per 100 ml' },
  kcal: 'kcal',
  walking: '{minutes} min walk',
  highInSalt: 'High in salt: {grams} g',
  caffeine: 'Caffeine: {amount}. A healthy adult has 400 mg a day at most',
  contains: 'Contains',
  facts: 'Food facts',
}

/** Texts of food facts by language: allergen names and the texts of the badges. */
export const FOOD_TEXTS = { ar: arabic, en: english } as const

/** Returns the texts in the interface language. */
export const useFoodTexts = (): FoodWords => FOOD_TEXTS[useDirection() === 'rtl' ? 'ar' : 'en']
