import { formatMoney } from '@sufra/shared/i18n'
import type { Language } from '@sufra/shared/i18n'

/**
 * Texts of prices as merchants read them. Contains both languages, because the operator previews one while working in
 * the other.
 */
const PERIODS: Record<Language, Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }> = {
  ar: {
    one: 'شهر واحد',
    two: 'شهران',
    few: '{count} أشهر',
    many: '{count} شهرًا',
    other: '{count} شهر',
  },
  en: { one: '1 month', other: '{count} months' },
}

const SENTENCES = {
  en: {
    noName: 'Without a name',
    vat: 'Includes 15% VAT ({money})',
    aMonth: '{money} a month',
    saves: 'Saves {money} against paying by the month',
    month: 'A month',
    year: 'A year',
    otherPlans: 'The code is for other plans',
    free: 'Nothing to pay',
  },
  ar: {
    noName: 'بلا اسم',
    vat: 'شامل ضريبة القيمة المضافة 15% ({money})',
    aMonth: '{money} في الشهر',
    saves: 'توفّر {money} مقارنة بالدفع الشهري',
    month: 'شهر',
    year: 'سنة',
    otherPlans: 'الرمز لباقات أخرى',
    free: 'لا شيء للدفع',
  },
} as const satisfies Record<Language, Record<string, string>>

/** "6 months", "6 أشهر". */
export const periodText = (months: number, language: Language): string => {
  const forms = PERIODS[language]
  const form = forms[new Intl.PluralRules(language).select(months)] ?? forms.other
  return form.replace('{count}', String(months))
}

export const offerWords = (language: Language) => SENTENCES[language]

/** Inserts an amount into a sentence, isolated in its own direction. */
export const withMoney = (sentence: string, amount: number, language: Language): string =>
  sentence.replace('{money}', `\u2068${formatMoney(amount, language)}\u2069`)
