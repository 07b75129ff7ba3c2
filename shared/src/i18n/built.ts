/** For builds only: texts for HTML that is rendered outside a browser. */
import type { i18n as I18n } from 'i18next'
import type { Language } from './language.ts'
import { createTextsAtHand, resourceOf } from './texts-at-hand.ts'

/**
 * Returns an i18next instance for a build.
 * @throws if `texts` lacks a key: the built page would show the key.
 */
export const createBuiltTexts = (language: Language, namespace: string, texts: object): I18n =>
  createTextsAtHand(language, {
    ns: [namespace],
    defaultNS: namespace,
    fallbackLng: false,
    resources: { [language]: resourceOf(language, { [namespace]: texts }) },
    saveMissing: true,
    missingKeyHandler: (_languages, _namespace, key) => {
      throw new Error(`"${key}" is not among the texts of the page that is built`)
    },
  })
