import { useSearchParams } from '@sufra/shared/router'
import { urlId } from '@sufra/shared/ui/data'

const isBroken = (text: string | null): boolean => Boolean(text) && urlId(text) === null

/**
 * Returns the address parameters: `id` edits, `copyOf` starts with a copy, neither creates a product. `isBroken` is
 * true if an id is present but invalid.
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
