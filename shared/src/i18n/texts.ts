import { createInstance } from 'i18next'
import type { i18n as I18n } from 'i18next'
import { useTranslation } from 'react-i18next'
import { durationTexts } from './duration-texts.ts'
import { fallBackWhereTextsLack, fallbackOf, hasFallback } from './fallback-texts.ts'
import { fetchTexts } from './fetch-texts.ts'
import { groupedNumbers } from './grouped-numbers.ts'
import { createDetector, detectionOptions, forgetLanguageInAddress } from './language-detection.ts'
import { LANGUAGES, directionOf, languageOf, markDocument } from './language.ts'
import type { Language } from './language.ts'
import { followMissingTexts, loadMissingTexts, shownLanguage } from './missing-texts.ts'
import { takeTextsOfPage, textsOfPage } from './page-texts.ts'
import type { PageTexts } from './page-texts.ts'
import { reactTexts } from './react-texts.ts'
import { addNamespace, addedNamespaces, namespaceUrls, textsBackend } from './namespaces.ts'
import type { NamespaceFiles } from './namespaces.ts'

export interface I18nSettings {
  /** Language before any choice; null leaves it to the browser (specification#language). */
  startLanguage: Language | null
  /** Logs the actions of i18next (specification#language: on in development, a setting in production). */
  debug: boolean
  /** Namespace of the files at `/locales/{lng}.json`. */
  namespace: string
  /** Texts of that namespace that came with the page; `completeTexts` loads the rest. */
  ofPage?: PageTexts | null
}

let active: I18n | null = null
let starting: Promise<unknown> | null = null

/**
 * Creates the page's one i18next instance. Resolves when its first namespace is loaded in the page's language; English
 * loads only if a text is missing. Retries 5 times from 350 ms, doubling.
 */
export const createI18n = async ({
  startLanguage,
  debug,
  namespace,
  ofPage = null,
}: I18nSettings): Promise<I18n> => {
  const i18n = createInstance()
  active = i18n
  fallBackWhereTextsLack(i18n)
  takeTextsOfPage(i18n, namespace, ofPage)
  i18n.on('languageChanged', () => markDocument(shownLanguage(i18n)))
  starting = i18n
    .use(textsBackend)
    .use(groupedNumbers)
    .use(createDetector(startLanguage))
    .use(reactTexts)
    .init({
      supportedLngs: [...LANGUAGES],
      ...fallbackOf(i18n),
      ...textsOfPage(namespace, ofPage),
      load: 'languageOnly',
      ns: [namespace, ...addedNamespaces()],
      defaultNS: namespace,
      detection: detectionOptions,
      maxRetries: 5,
      retryTimeout: 350,
      interpolation: { escapeValue: false, alwaysFormat: true },
      react: { useSuspense: false },
      debug,
    })
  followMissingTexts(i18n)
  await starting
  await hasFallback()
  for (const language of LANGUAGES) i18n.addResourceBundle(language, 'format', durationTexts[language])
  markDocument(shownLanguage(i18n))
  return i18n
}

/**
 * Fetches new texts of a namespace while the old ones stay in use. Returns the function that replaces them. Rejects if
 * a file does not load.
 */
export const prepareNamespace = async (files: NamespaceFiles): Promise<() => void> => {
  await starting
  const { namespace, urls, hashes } = files
  const languages = LANGUAGES.filter(
    language => active?.hasResourceBundle(language, namespace) || languageOf(active?.language) === language,
  )
  const bundles = await Promise.all(
    languages.map(async language => ({
      language,
      texts: await fetchTexts(urls[language], hashes?.[language]),
    })),
  )
  return () => {
    addNamespace(files)
    for (const { language, texts } of bundles) {
      active?.removeResourceBundle(language, namespace)
      active?.addResourceBundle(language, namespace, texts)
    }
  }
}

/**
 * Adds texts of a remote or an area to the page's instance and resolves when they are loaded. Later languages load from
 * these files too. Files registered before the instance exists load with its first texts. New files for a namespace
 * replace its old ones. Loads earlier failed files again.
 */
export const registerNamespace = async (files: NamespaceFiles): Promise<void> => {
  const before = namespaceUrls(files.namespace)
  if (before && before.en !== files.urls.en) return (await prepareNamespace(files))()
  addNamespace(files)
  await starting
  if (active) await Promise.all([active.loadNamespaces(files.namespace), loadMissingTexts(active)])
  await hasFallback()
}

/**
 * Returns the current texts and language, for code outside of components such as notifications. A key stands for itself
 * until its text is loaded.
 */
export const currentTexts = () => ({
  language: active ? shownLanguage(active) : ('en' as const),
  t: (key: string, values?: Record<string, string | number>): string => active?.t(key, values) ?? key,
})

/**
 * Returns the interface language, its direction and the function that changes it. Texts change without a reload and the
 * choice survives one.
 */
export const useLanguage = () => {
  const { i18n } = useTranslation()
  const language = shownLanguage(i18n)
  const setLanguage = async (next: Language): Promise<void> => {
    forgetLanguageInAddress()
    // Already chosen but not shown: its texts failed to load.
    if (next === languageOf(i18n.language) && next !== language) return loadMissingTexts(i18n)
    await i18n.changeLanguage(next)
  }
  return { language, direction: directionOf(language), setLanguage }
}
