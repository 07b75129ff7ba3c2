import type { i18n as I18n } from 'i18next'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { languageOf } from './language.ts'
import type { Language } from './language.ts'

interface MissingFile {
  language: string
  namespace: string
}

// Files that failed after all retries.
let missing: readonly MissingFile[] = []
const listeners = new Set<() => void>()

const publish = (next: readonly MissingFile[]) => {
  missing = next
  listeners.forEach(listener => listener())
}

const watch = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const without = (language: string, namespace: string): readonly MissingFile[] =>
  missing.filter(file => file.language !== language || file.namespace !== namespace)

/** Tracks the files of texts that failed to load. Call it after `init` has created the resource store. */
export const followMissingTexts = (i18n: I18n): void => {
  publish([])
  i18n.on('failedLoading', (language: string, namespace: string) =>
    publish([...without(language, namespace), { language, namespace }]),
  )
  // A namespace that already has texts stays: some of them may have come with the page.
  i18n.store.on('added', (language: string, namespace: string) => publish(without(language, namespace)))
}

const missingOf = (i18n: I18n): string[] => {
  const chosen = languageOf(i18n.language)
  return missing.filter(({ language }) => language === chosen).map(({ namespace }) => namespace)
}

/** Returns the language of the shown texts: English if no text of the chosen language loaded. */
export const shownLanguage = (i18n: I18n): Language => {
  const chosen = languageOf(i18n.language)
  const [own] = [i18n.options.defaultNS].flat()
  const isAbsent = (namespace: string) => namespace === own && !i18n.hasResourceBundle(chosen, namespace)
  return missingOf(i18n).some(isAbsent) ? 'en' : chosen
}

/** Loads the missing texts of the chosen language again and changes the page to it on success. */
export const loadMissingTexts = async (i18n: I18n): Promise<void> => {
  const chosen = languageOf(i18n.language)
  const namespaces = missingOf(i18n)
  if (namespaces.length === 0) return
  await i18n.reloadResources(chosen, namespaces)
  await i18n.changeLanguage(chosen)
}

/**
 * Returns whether texts of the chosen language are missing and English is shown instead, and a function that retries.
 */
export const useMissingTexts = (): { isMissing: boolean; retry: () => Promise<void> } => {
  const { i18n } = useTranslation()
  const isMissing = useSyncExternalStore(
    watch,
    () => missingOf(i18n).length > 0,
    () => false,
  )
  return { isMissing, retry: () => loadMissingTexts(i18n) }
}
