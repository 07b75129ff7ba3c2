import type { InitOptions, i18n as I18n } from 'i18next'
import { languageOf } from './language.ts'

const FALLBACK = 'en'

// Once English was needed, it comes along with whatever is loaded later.
let bringing: Promise<unknown> | null = null

/** English beside Arabic as soon as it is needed; what is on screen asks for its texts again. */
const bring = (i18n: I18n): void => {
  if (languageOf(i18n.language) === FALLBACK) return
  bringing ??= Promise.resolve().then(() => i18n.changeLanguage(i18n.language))
}

/**
 * English stands in for Arabic (specification#language), and is not waited for where nothing lacks: both languages have
 * the same keys, which tests and the check of remotes hold.
 */
export const fallbackOf = (i18n: I18n): InitOptions => ({
  // Without a code i18next asks what to show whoever reads neither language.
  fallbackLng: code => (code === 'ar' && bringing === null ? [] : [FALLBACK]),
  saveMissing: true,
  saveMissingTo: 'current',
  missingKeyHandler: ([code], namespace) => {
    // Before the file is here every key lacks.
    if (languageOf(code) !== FALLBACK && i18n.hasResourceBundle('ar', namespace)) bring(i18n)
  },
})

export const fallBackWhereTextsLack = (i18n: I18n): void => {
  bringing = null
  i18n.on('failedLoading', (language: string) => languageOf(language) !== FALLBACK && bring(i18n))
}

/** Settles when English is here, where it was needed; at once otherwise. */
export const hasFallback = async (): Promise<void> => void (await bringing)
