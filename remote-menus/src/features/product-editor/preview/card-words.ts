interface CardWords {
  noName: string
  from: string
  currency: string
  kcal: string
  walk: string
  salt: string
  caffeine: Record<'cup' | '100ml', string>
  contains: string
  containsNone: string
  comma: string
}

const arabic: CardWords = {
  noName: 'اسم الصنف',
  from: 'من',
  currency: 'ر.س',
  kcal: '{n} سعرة',
  walk: '{n} د مشي',
  salt: 'عالي الملح',
  caffeine: { cup: 'كافيين {n} ملغ في الكوب', '100ml': 'كافيين {n} ملغ في 100 مل' },
  contains: 'يحتوي على: ',
  containsNone: 'خالٍ من مسببات الحساسية',
  comma: '، ',
}

const english: CardWords = {
  noName: 'Name of the item',
  from: 'from',
  currency: 'SAR',
  kcal: '{n} kcal',
  walk: '{n} min walk',
  salt: 'High salt',
  caffeine: { cup: 'Caffeine {n} mg a cup', '100ml': 'Caffeine {n} mg in 100 ml' },
  contains: 'Contains: ',
  containsNone: 'Without allergens',
  comma: ', ',
}

/** Card texts in both languages, because a page loads only the texts of its own language. */
export const CARD_WORDS = { ar: arabic, en: english } as const
