import type { BackendModule } from 'i18next'
import { NoTexts, fetchTexts } from './fetch-texts.ts'
import { LANGUAGES } from './language.ts'
import type { Language } from './language.ts'

/** Where the texts of a remote or an area lie: one address for each language. */
export interface NamespaceFiles {
  namespace: string
  urls: Record<Language, string>
  /** What the files must hash to, where somebody vouches for them (`sha384-…`). */
  hashes?: Record<Language, string | undefined>
}

const added = new Map<string, NamespaceFiles['urls']>()
const hashes = new Map<string, string>()

export const addNamespace = ({ namespace, urls, hashes: expected }: NamespaceFiles): void => {
  for (const url of Object.values(added.get(namespace) ?? {})) hashes.delete(url)
  added.set(namespace, urls)
  for (const language of LANGUAGES) {
    const hash = expected?.[language]
    if (hash) hashes.set(urls[language], hash)
  }
}

export const namespaceUrls = (namespace: string): NamespaceFiles['urls'] | undefined => added.get(namespace)

export const addedNamespaces = (): string[] => [...added.keys()]

/** The host's own texts are at `/locales/{lng}.json` (specification#language); a remote's lie in its version folder. */
const urlOf = (language: string, namespace: string): string =>
  added.get(namespace)?.[language === 'ar' ? 'ar' : 'en'] ?? `/locales/${language}.json`

/** Where i18next gets its texts. What may come on another try it asks for again. */
export const textsBackend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, callback) => {
    const url = urlOf(language, namespace)
    fetchTexts(url, hashes.get(url)).then(
      texts => callback(null, texts),
      (error: Error) => callback(error, !(error instanceof NoTexts)),
    )
  },
}
