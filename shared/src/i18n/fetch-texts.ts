import type { ResourceKey } from 'i18next'

type Texts = Exclude<ResourceKey, string>

const ANSWER_LIMIT_MS = 8000

/** The answer says that there are no texts here, so that asking again would bring none either. */
export class NoTexts extends Error {}

const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null

/**
 * One file of texts, taken only as it was vouched for.
 * @param hash what it must hash to (`sha384-…`), where somebody vouches for it
 * @throws NoTexts when this address has none; any other error when it did not answer or is not well.
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
