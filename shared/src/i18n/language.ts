export type Language = 'ar' | 'en'

export const LANGUAGES = ['ar', 'en'] as const satisfies Language[]

export const languageOf = (code: string | undefined): Language => (code?.startsWith('ar') ? 'ar' : 'en')

export const directionOf = (language: Language): 'rtl' | 'ltr' => (language === 'ar' ? 'rtl' : 'ltr')

/** Sets `<html lang dir>` to the interface language, for fonts, layout and screen readers. */
export const markDocument = (code: string): void => {
  const language = languageOf(code)
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
}
