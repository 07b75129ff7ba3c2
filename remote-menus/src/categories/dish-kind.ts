import type { DishKind } from '@sufra/shared/ui/data'
import { readLocalized, searchKey } from '@sufra/shared/contracts/text'

// Words are in the form that searchKey returns: without harakat, ة written as ه. The first matching kind wins.
const WORDS: readonly (readonly [DishKind, RegExp])[] = [
  ['breakfast', /breakfast|فطور|افطار/],
  ['drink', /drink|juice|coffee|tea|beverage|مشروب|عصير|عصائر|عصاير|قهوه|شاي/],
  ['dessert', /dessert|sweet|cake|حلويات|حلى|حلي|كيك/],
  ['salad', /salad|starter|appetizer|mezze|cold|سلط|مقبلات|مازه|مزه/],
  ['soup', /soup|stew|شورب|حساء|مرق/],
  ['bakery', /bak|bread|pastr|pie|pizza|manakish|مخبوز|خبز|فطاير|فطائر|معجنات|مناقيش|بيتزا/],
  ['grill', /grill|bbq|burger|shawarma|sandwich|kebab|مشوي|مشاوي|برغر|برجر|شاورما|ساندويتش|سندويش|كباب/],
]

/**
 * Returns the drawing for products without a picture. Merchants name categories freely, so words in the name decide.
 */
export const dishKindOf = (categoryName: string): DishKind => {
  const { ar, en } = readLocalized(categoryName)
  const words = searchKey(`${en} ${ar}`)
  return WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'main'
}
