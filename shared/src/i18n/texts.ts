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
  /** The language while nothing was chosen; null leaves it to the browser (specification#language). */
  startLanguage: Language | null
  /** Logs what i18next does (specification#language: on in development, a setting in production). */
  debug: boolean
  /** The namespace that comes from `/locales/{lng}.json`. */
  namespace: string
  /** Of that namespace what came with the page; the rest comes when `completeTexts` asks for it. */
  ofPage?: PageTexts | null
}

let active: I18n | null = null
let starting: Promise<unknown> | null = null

/**
 * The page's one i18next instance, ready when its first namespace is here in the language of the page; English only comes
 * when something lacks there. Texts are retried 5 times from 350 ms, doubling.
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
 * Fetches other texts of a namespace while the ones that are there stay in use. The function that it gives puts them in
 * their place. Rejects when one of them does not come.
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
 * Adds texts of a remote or of an area to the page's instance and waits for them; also later languages come from these files.
 * What is added before the instance exists arrives with its first texts; other files for a namespace take the place of its old ones. What
 * did not come before is asked for again beside it.
 */
export const registerNamespace = async (files: NamespaceFiles): Promise<void> => {
  const before = namespaceUrls(files.namespace)
  if (before && before.en !== files.urls.en) return (await prepareNamespace(files))()
  addNamespace(files)
  await starting
  if (active) await Promise.all([active.loadNamespaces(files.namespace), loadMissingTexts(active)])
  await hasFallback()
}

/** Texts and language of this moment, for what is told outside of every component: a notification. A key stands for itself before its text is here. */
export const currentTexts = () => ({
  language: active ? shownLanguage(active) : ('en' as const),
  t: (key: string, values?: Record<string, string | number>): string => active?.t(key, values) ?? key,
})

/** The interface language, its direction, and the switch: texts turn without a reload, the choice survives one. */
export const useLanguage = () => {
  const { i18n } = useTranslation()
  const language = shownLanguage(i18n)
  const setLanguage = async (next: Language): Promise<void> => {
    forgetLanguageInAddress()
    // Chosen already, and yet not shown: its texts did not come.
    if (next === languageOf(i18n.language) && next !== language) return loadMissingTexts(i18n)
    await i18n.changeLanguage(next)
  }
  return { language, direction: directionOf(language), setLanguage }
}
