import { useSearchParams } from '@sufra/shared/router'
import { urlId } from '@sufra/shared/ui/data'

const isBroken = (text: string | null): boolean => Boolean(text) && urlId(text) === null

/**
 * What the address asks for: `id` edits, `copyOf` begins with a copy, neither makes a new product. Broken: it names a product, but
 * in a way in which none is named.
 */
export const useEditorAddress = () => {
  const [params] = useSearchParams()
  return {
    id: urlId(params.get('id')),
    copyOf: urlId(params.get('copyOf')),
    serviceProviderId: urlId(params.get('serviceProviderId')),
    isBroken: isBroken(params.get('id')) || isBroken(params.get('copyOf')),
  }
}
