import type { InitOptions, i18n as I18n } from 'i18next'
import { languageOf } from './language.ts'

const FALLBACK = 'en'

// Once English was needed, it is loaded together with every later namespace.
let bringing: Promise<unknown> | null = null

/** Loads English beside Arabic when it is needed first. Changing the language renders the screen again. */
const bring = (i18n: I18n): void => {
  if (languageOf(i18n.language) === FALLBACK) return
  bringing ??= Promise.resolve().then(() => i18n.changeLanguage(i18n.language))
}

/**
 * Returns i18next options with English as the fallback for Arabic (specification#language). English loads only if a
 * text is missing: both languages have the same keys, which tests and the check of remotes verify.
 */
export const fallbackOf = (i18n: I18n): InitOptions => ({
  // Without a code, i18next wants the fallback for readers of neither language.
  fallbackLng: code => (code === 'ar' && bringing === null ? [] : [FALLBACK]),
  saveMissing: true,
  saveMissingTo: 'current',
  missingKeyHandler: ([code], namespace) => {
    // Every key is missing before the file is loaded.
    if (languageOf(code) !== FALLBACK && i18n.hasResourceBundle('ar', namespace)) bring(i18n)
  },
})

export const fallBackWhereTextsLack = (i18n: I18n): void => {
  bringing = null
  i18n.on('failedLoading', (language: string) => languageOf(language) !== FALLBACK && bring(i18n))
}

/** Resolves when English is loaded, if it was needed; otherwise at once. */
export const hasFallback = async (): Promise<void> => void (await bringing)
