import type { DishKind } from '@sufra/shared/ui/data'
import { readLocalized, searchKey } from '@sufra/shared/contracts/text'

// In the form that searchKey gives: harakat gone, ة written ه. The first kind whose word a name contains.
const WORDS: readonly (readonly [DishKind, RegExp])[] = [
  ['breakfast', /breakfast|فطور|افطار/],
  ['drink', /drink|juice|coffee|tea|beverage|مشروب|عصير|عصائر|عصاير|قهوه|شاي/],
  ['dessert', /dessert|sweet|cake|حلويات|حلى|حلي|كيك/],
  ['salad', /salad|starter|appetizer|mezze|cold|سلط|مقبلات|مازه|مزه/],
  ['soup', /soup|stew|شورب|حساء|مرق/],
  ['bakery', /bak|bread|pastr|pie|pizza|manakish|مخبوز|خبز|فطاير|فطائر|معجنات|مناقيش|بيتزا/],
  ['grill', /grill|bbq|burger|shawarma|sandwich|kebab|مشوي|مشاوي|برغر|برجر|شاورما|ساندويتش|سندويش|كباب/],
]

/** Which drawing stands for a category's products that have no picture. Merchants name categories freely, so words decide. */
export const dishKindOf = (categoryName: string): DishKind => {
  const { ar, en } = readLocalized(categoryName)
  const words = searchKey(`${en} ${ar}`)
  return WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'main'
}
