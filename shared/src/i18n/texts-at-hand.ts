import { createInstance } from 'i18next'
import type { InitOptions, Resource, i18n as I18n } from 'i18next'
import { durationTexts } from './duration-texts.ts'
import { groupedNumbers } from './grouped-numbers.ts'
import type { Language } from './language.ts'
import { reactTexts } from './react-texts.ts'

/** Texts by namespace, in one language. */
export type LanguageTexts = Record<string, object>

/** Returns texts as i18next resources, with those of the formatters. */
export const resourceOf = (language: Language, texts: LanguageTexts): Resource[string] =>
  Object.fromEntries(
    Object.entries({ format: durationTexts[language], ...texts }).map(([namespace, entries]) => [
      namespace,
      { ...entries },
    ]),
  )

/**
 * Returns an i18next instance that has all its texts and fetches none: for rendering outside a browser, and for tests.
 */
export const createTextsAtHand = (language: Language, options: InitOptions): I18n => {
  const instance = createInstance()
  void instance
    .use(groupedNumbers)
    .use(reactTexts)
    .init({
      lng: language,
      initAsync: false,
      interpolation: { escapeValue: false, alwaysFormat: true },
      react: { useSuspense: false },
      ...options,
    })
  return instance
}
