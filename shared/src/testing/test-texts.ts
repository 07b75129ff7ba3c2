import type { i18n } from 'i18next'
import type { Language } from '#src/i18n/language.ts'
import { createTextsAtHand, resourceOf } from '#src/i18n/texts-at-hand.ts'

/** Texts by namespace, each in both languages: the content of the package's `locales/*.json`. */
export type TestTexts = Record<string, Record<Language, object>>

const resourcesOf = (texts: TestTexts, language: Language) =>
  resourceOf(
    language,
    Object.fromEntries(
      Object.entries(texts).map(([namespace, byLanguage]) => [namespace, byLanguage[language]]),
    ),
  )

/** Returns a real i18next instance with real texts, without loading over HTTP. */
export const createTestTexts = (language: Language, texts: TestTexts): i18n =>
  createTextsAtHand(language, {
    fallbackLng: 'en',
    ns: Object.keys(texts),
    defaultNS: Object.keys(texts)[0],
    resources: { ar: resourcesOf(texts, 'ar'), en: resourcesOf(texts, 'en') },
  })
