import type { BackendModule } from 'i18next'
import { NoTexts, fetchTexts } from './fetch-texts.ts'
import { LANGUAGES } from './language.ts'
import type { Language } from './language.ts'

/** URLs of the texts of a remote or an area, by language. */
export interface NamespaceFiles {
  namespace: string
  urls: Record<Language, string>
  /** Expected hashes of the files (`sha384-…`), if known. */
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

/** The host's texts are at `/locales/{lng}.json` (specification#language); a remote's are in its version folder. */
const urlOf = (language: string, namespace: string): string =>
  added.get(namespace)?.[language === 'ar' ? 'ar' : 'en'] ?? `/locales/${language}.json`

/** i18next backend that fetches the texts. i18next retries failures that may be temporary. */
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
