import type { ResourceKey } from 'i18next'

type Texts = Exclude<ResourceKey, string>

const ANSWER_LIMIT_MS = 8000

/** The server has no texts at this address, so a retry is of no use. */
export class NoTexts extends Error {}

const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null

/**
 * Fetches one file of texts and verifies its hash.
 * @param hash expected hash (`sha384-…`), or empty for none
 * @throws NoTexts if this address has no texts; any other error if it did not answer or the file is invalid
 */
export const fetchTexts = async (url: string, hash = ''): Promise<Texts> => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS), integrity: hash })
  const problem = `HTTP ${answer.status} for ${url}`
  if (answer.status >= 500) throw new Error(problem)
  if (!answer.ok) throw new NoTexts(problem)
  const texts: unknown = await answer.json()
  if (!isTexts(texts)) throw new NoTexts(`${url} is no file of texts`)
  return texts
}
