import { useSearchParams } from '@sufra/shared/router'

const ID = /^[1-9]\d{0,9}$/

/** A number of the address that names something; null for anything else. */
export const useIdOfAddress = (name: string): number | null => {
  const [search] = useSearchParams()
  const text = search.get(name)
  return text !== null && ID.test(text) ? Number.parseInt(text, 10) : null
}
