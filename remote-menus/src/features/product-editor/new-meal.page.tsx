import { OfSomeBrand } from '#src/brand/of-some-brand.tsx'
import { useEditorAddress } from './editor-address.ts'
import { EditorSkeleton } from './editor-skeleton.tsx'
import { MissingProduct } from './missing-product.tsx'
import { NewProduct } from './new-product.tsx'
import { StoredProduct } from './stored-product.tsx'

/** The product editor (specification#screens): new, `id` + `serviceProviderId` to edit, `copyOf` for a copy. */
export const NewMealPage = () => {
  const { id, copyOf, serviceProviderId, isBroken } = useEditorAddress()
  const opened = id ?? copyOf
  if (isBroken) return <MissingProduct />
  if (opened === null)
    return (
      <OfSomeBrand named={serviceProviderId} loading={<EditorSkeleton />}>
        {chosen => <NewProduct {...chosen} />}
      </OfSomeBrand>
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
