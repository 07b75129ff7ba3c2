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

/** Remembers which files of texts did not come, for as long as they do not. */
export const followMissingTexts = (i18n: I18n): void => {
  publish([])
  const isAbsent = ({ language, namespace }: MissingFile) => !i18n.hasResourceBundle(language, namespace)
  i18n.on('failedLoading', (language: string, namespace: string) => {
    const others = missing.filter(file => file.language !== language || file.namespace !== namespace)
    publish([...others, { language, namespace }])
  })
  i18n.on('loaded', () => publish(missing.filter(isAbsent)))
}

const missingOf = (i18n: I18n): string[] => {
  const chosen = languageOf(i18n.language)
  return missing.filter(({ language }) => language === chosen).map(({ namespace }) => namespace)
}

/** The language of what is shown: English in place of an interface whose own texts did not come. */
export const shownLanguage = (i18n: I18n): Language => {
  const [own] = [i18n.options.defaultNS].flat()
  return missingOf(i18n).some(namespace => namespace === own) ? 'en' : languageOf(i18n.language)
}

/** Asks again for what did not come in the chosen language; the page turns when it is there. */
export const loadMissingTexts = async (i18n: I18n): Promise<void> => {
  const chosen = languageOf(i18n.language)
  await i18n.reloadResources(chosen, missingOf(i18n))
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
