import type { Language } from './language.ts'

/** Where the texts of a remote or an area lie: one address for each language. */
export interface NamespaceFiles {
  namespace: string
  urls: Record<Language, string>
}

const added = new Map<string, NamespaceFiles['urls']>()

export const addNamespace = ({ namespace, urls }: NamespaceFiles): void => {
  added.set(namespace, urls)
}

export const addedNamespaces = (): string[] => [...added.keys()]

/** The host's own texts are at `/locales/{lng}.json` (spec 7); a remote's lie in its version folder. */
export const localeUrl = (
  [language = 'en']: readonly string[],
  [namespace = '']: readonly string[],
): string => {
  const urls = added.get(namespace)
  return urls ? urls[language === 'ar' ? 'ar' : 'en'] : `/locales/${language}.json`
}
