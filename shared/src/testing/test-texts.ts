import { createInstance } from 'i18next'
import type { Resource, i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { durationTexts } from '#src/i18n/duration-texts.ts'
import { groupedNumbers } from '#src/i18n/grouped-numbers.ts'
import type { Language } from '#src/i18n/language.ts'

/** Texts by namespace, each with both languages: what the package's `locales/*.json` hold. */
export type TestTexts = Record<string, Record<Language, object>>

const resourcesOf = (texts: TestTexts, language: Language): Resource[string] =>
  Object.fromEntries([
    ['format', durationTexts[language]],
    ...Object.entries(texts).map(([namespace, byLanguage]) => [namespace, { ...byLanguage[language] }]),
  ])

/** A real i18next with real texts, without the loading over HTTP. */
export const createTestTexts = (language: Language, texts: TestTexts): i18n => {
  const instance = createInstance()
  void instance
    .use(groupedNumbers)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: 'en',
      ns: Object.keys(texts),
      defaultNS: Object.keys(texts)[0],
      resources: { ar: resourcesOf(texts, 'ar'), en: resourcesOf(texts, 'en') },
      initAsync: false,
      interpolation: { escapeValue: false, alwaysFormat: true },
      react: { useSuspense: false },
    })
  return instance
}
