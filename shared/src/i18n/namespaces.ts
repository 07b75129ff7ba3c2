import { LANGUAGES } from './language.ts'
import type { Language } from './language.ts'

/** Where the texts of a remote or an area lie: one address for each language. */
export interface NamespaceFiles {
  namespace: string
  urls: Record<Language, string>
  /** What the files must hash to, where somebody vouches for them (`sha384-…`). */
  hashes?: Record<Language, string | undefined>
}

const ANSWER_LIMIT_MS = 8000

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

/** `fetch` that takes a file of texts only as it was vouched for. */
export const fetchTexts = (url: string, init: RequestInit = {}): Promise<Response> =>
  fetch(url, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS), ...init, integrity: hashes.get(url) ?? '' })

export const addedNamespaces = (): string[] => [...added.keys()]

/** The host's own texts are at `/locales/{lng}.json` (specification#language); a remote's lie in its version folder. */
export const localeUrl = (
  [language = 'en']: readonly string[],
  [namespace = '']: readonly string[],
): string => {
  const urls = added.get(namespace)
  return urls ? urls[language === 'ar' ? 'ar' : 'en'] : `/locales/${language}.json`
}
