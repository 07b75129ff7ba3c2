import { localizeDigits } from '#src/i18n/digits.ts'

// Latin digits in both languages until they are displayed (specification#language); the Hijri calendar is Umm al-Qura.
const LOCALES = { ar: 'ar-SA-u-ca-gregory-nu-latn', en: 'en-GB-u-ca-gregory-nu-latn' }
const HIJRI = { ar: 'ar-SA-u-ca-islamic-umalqura-nu-latn', en: 'en-GB-u-ca-islamic-umalqura-nu-latn' }

/** Returns names of days and months. Intl knows both calendars, so nothing is downloaded for them. */
export const dayNames = (language: 'ar' | 'en') => {
  const format = (locale: string, shape: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, shape)
    return (date: Date) => localizeDigits(formatter.format(date), language)
  }
  return {
    month: format(LOCALES[language], { month: 'long', year: 'numeric' }),
    weekday: format(LOCALES[language], { weekday: language === 'ar' ? 'long' : 'short' }),
    day: format(LOCALES[language], { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    hijriDay: format(HIJRI[language], { day: 'numeric', month: 'long', year: 'numeric' }),
  }
}
