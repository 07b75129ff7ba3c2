import { useSearchParams } from '@sufra/shared/router'
import { urlId } from '@sufra/shared/ui/data'
import { WithBrand } from '#src/brand/with-brand.tsx'
import { EditorSkeleton } from './editor-skeleton.tsx'
import { MissingProduct } from './missing-product.tsx'
import { NewProduct } from './new-product.tsx'
import { StoredProduct } from './stored-product.tsx'

const isBroken = (text: string | null): boolean => Boolean(text) && urlId(text) === null

/**
 * Returns the address parameters: `id` edits, `copyOf` starts with a copy, neither creates a product. `isBroken` is
 * true if an id is present but invalid.
 */
const useEditorAddress = () => {
  const [params] = useSearchParams()
  return {
    id: urlId(params.get('id')),
    copyOf: urlId(params.get('copyOf')),
    serviceProviderId: urlId(params.get('serviceProviderId')),
    isBroken: isBroken(params.get('id')) || isBroken(params.get('copyOf')),
  }
}

/** The product editor (specification#screens): new, `id` + `serviceProviderId` to edit, `copyOf` for a copy. */
export const NewMealPage = () => {
  const { id, copyOf, serviceProviderId, isBroken } = useEditorAddress()
  const opened = id ?? copyOf
  if (isBroken) return <MissingProduct />
  if (opened === null)
    return (
      <WithBrand named={serviceProviderId} loading={<EditorSkeleton />}>
        {chosen => <NewProduct {...chosen} />}
      </WithBrand>
    )
  return (
    <StoredProduct
      key={`${opened} ${id === null}`}
      id={opened}
      serviceProviderId={serviceProviderId}
      isCopy={id === null}
    />
  )
}
