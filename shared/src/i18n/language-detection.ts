import LanguageDetector from 'i18next-browser-languagedetector'
import type { DetectorOptions } from 'i18next-browser-languagedetector'
import type { Language } from './language.ts'

const YEAR_IN_MINUTES = 365 * 24 * 60

// The order of specification#language: explicit choices, then the configured start language, then the browser's.
const ORDER = [
  'querystring',
  'cookie',
  'localStorage',
  'sessionStorage',
  'startLanguage',
  'navigator',
  'htmlTag',
  'path',
  'subdomain',
]

export const detectionOptions: DetectorOptions = {
  order: ORDER,
  lookupQuerystring: 'lng',
  lookupCookie: 'i18next',
  lookupLocalStorage: 'i18nextLng',
  lookupSessionStorage: 'i18nextLng',
  caches: ['cookie'],
  cookieMinutes: YEAR_IN_MINUTES,
  cookieOptions: { path: '/', sameSite: 'lax' },
  // "ar-EG" counts as Arabic before a later, exact "en" is considered.
  convertDetectedLanguage: code => code.split(/[-_]/)[0]?.toLowerCase() ?? code,
}

export const createDetector = (startLanguage: Language | null): LanguageDetector => {
  const detector = new LanguageDetector()
  detector.addDetector({ name: 'startLanguage', lookup: () => startLanguage ?? undefined })
  return detector
}

/** Removes `?lng=` from the address: it outranks the cookie, so a manual choice would not survive a reload. */
export const forgetLanguageInAddress = (): void => {
  const address = new URL(window.location.href)
  if (!address.searchParams.has('lng')) return
  address.searchParams.delete('lng')
  window.history.replaceState(window.history.state, '', address)
}
