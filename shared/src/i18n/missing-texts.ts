import type { i18n as I18n } from 'i18next'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { languageOf } from './language.ts'
import type { Language } from './language.ts'

interface MissingFile {
  language: string
  namespace: string
}

// What did not come after all tries.
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

/** Remembers which files of texts did not come, for as long as they do not. Call it once `init` has made the store of texts. */
export const followMissingTexts = (i18n: I18n): void => {
  publish([])
  i18n.on('failedLoading', (language: string, namespace: string) =>
    publish([...without(language, namespace), { language, namespace }]),
  )
  // Not where there are texts of a namespace: some of them may have come with the page.
  i18n.store.on('added', (language: string, namespace: string) => publish(without(language, namespace)))
}

const missingOf = (i18n: I18n): string[] => {
  const chosen = languageOf(i18n.language)
  return missing.filter(({ language }) => language === chosen).map(({ namespace }) => namespace)
}

/** The language of what is shown: English in place of an interface of whose own texts none came. */
export const shownLanguage = (i18n: I18n): Language => {
  const chosen = languageOf(i18n.language)
  const [own] = [i18n.options.defaultNS].flat()
  const isAbsent = (namespace: string) => namespace === own && !i18n.hasResourceBundle(chosen, namespace)
  return missingOf(i18n).some(isAbsent) ? 'en' : chosen
}

/** Asks again for what did not come in the chosen language; the page turns when it is there. */
export const loadMissingTexts = async (i18n: I18n): Promise<void> => {
  const chosen = languageOf(i18n.language)
  const namespaces = missingOf(i18n)
  if (namespaces.length === 0) return
  await i18n.reloadResources(chosen, namespaces)
  await i18n.changeLanguage(chosen)
}

/** Whether texts of the chosen language did not come, so that English stands in their place; and another try. */
export const useMissingTexts = (): { isMissing: boolean; retry: () => Promise<void> } => {
  const { i18n } = useTranslation()
  const isMissing = useSyncExternalStore(
    watch,
    () => missingOf(i18n).length > 0,
    () => false,
  )
  return { isMissing, retry: () => loadMissingTexts(i18n) }
}
