import { useSearchParams } from '@sufra/shared/router'
import { urlId } from '@sufra/shared/ui/data'

/** What the address asks for: `id` edits, `copyOf` begins with a copy, neither makes a new product. */
export const useEditorAddress = () => {
  const [params] = useSearchParams()
  return {
    id: urlId(params.get('id')),
    copyOf: urlId(params.get('copyOf')),
    serviceProviderId: urlId(params.get('serviceProviderId')),
  }
}
