import type { ServiceProvider } from '@sufra/shared/contracts/merchant'
import { useNavigate } from '@sufra/shared/router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BrandSelect } from '#src/brand/brand-select.tsx'
import { editPath } from '#src/products/product-paths.ts'
import { useDraftKey } from './draft/use-draft.ts'
import { EditorHead } from './editor-head.tsx'
import { ProductEditor } from './product-editor.tsx'
import { emptyValues } from './values/product-values.ts'

interface NewProductProps {
  /** 0 until the operator has chosen a brand. */
  serviceProviderId: number
  brands: readonly ServiceProvider[]
}

/** Empty form with a brand choice if there are several. */
export const NewProduct = ({ serviceProviderId, brands }: NewProductProps) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const draftKey = useDraftKey(serviceProviderId, 'new')
  const [initial] = useState(emptyValues)
  return (
    <>
      <EditorHead title={t('menus:editor.newTitle')} />
      <ProductEditor
        product={null}
        initial={initial}
        serviceProviderId={serviceProviderId}
        draftKey={draftKey}
        onAdded={added => void navigate(editPath(added), { replace: true })}
        brand={
          brands.length > 1 || serviceProviderId === 0
            ? forgetBrand => (
                <BrandSelect
                  serviceProviderId={serviceProviderId}
                  brands={brands}
                  onChange={chosen => {
                    forgetBrand()
                    void navigate(`/menus/new-meal?serviceProviderId=${chosen}`, { replace: true })
                  }}
                />
              )
            : undefined
        }
      />
    </>
  )
}
