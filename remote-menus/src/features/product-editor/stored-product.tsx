import { ApiError } from '@sufra/shared/api'
import { inLanguage } from '@sufra/shared/contracts/text'
import type { Product } from '@sufra/shared/contracts/product'
import { QueryError } from '@sufra/shared/failures'
import { useLanguage } from '@sufra/shared/i18n'
import { useNavigate } from '@sufra/shared/router'
import { ErrorState } from '@sufra/shared/ui'
import { toast } from '@sufra/shared/ui/overlays'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SPEC_TEXT } from '#src/products/update-messages.ts'
import { editPath } from '#src/products/product-paths.ts'
import { useDraftKey } from './draft/use-draft.ts'
import { EditorHead } from './editor-head.tsx'
import { EditorSkeleton } from './editor-skeleton.tsx'
import { MissingProduct } from './missing-product.tsx'
import { ProductEditor } from './product-editor.tsx'
import { productQuery } from './product-editor.queries.ts'
import { copiedValues } from './values/copied-values.ts'
import { valuesOf } from './values/product-values.ts'

interface LoadedProps {
  product: Product
  isCopy: boolean
}

const Loaded = ({ product, isCopy }: LoadedProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const draftKey = useDraftKey(product.serviceProviderId, isCopy ? `copy-${product.id}` : String(product.id))
  const [initial] = useState(() => (isCopy ? copiedValues(valuesOf(product)) : valuesOf(product)))
  const title = isCopy ? t('menus:editor.copyTitle') : inLanguage(product.name, language)
  return (
    <>
      <EditorHead title={title} product={isCopy ? undefined : product} />
      <ProductEditor
        product={isCopy ? null : product}
        initial={initial}
        serviceProviderId={product.serviceProviderId}
        draftKey={draftKey}
        onAdded={added => void navigate(editPath(added), { replace: true })}
      />
    </>
  )
}

interface StoredProductProps {
  id: number
  serviceProviderId: number | null
  isCopy: boolean
}

/** Editor of a stored product, or of a copy of it. */
export const StoredProduct = ({ id, serviceProviderId, isCopy }: StoredProductProps) => {
  const { t } = useTranslation()
  const answer = useQuery({
    ...productQuery({ id, serviceProviderId: serviceProviderId ?? 0 }),
    enabled: serviceProviderId !== null,
  })
  const { data, error, isError, errorUpdatedAt } = answer
  useEffect(() => {
    if (isError) toast({ kind: 'error', text: t('menus:FailedToFetchProduct') })
  }, [isError, errorUpdatedAt, t])
  if (serviceProviderId === null) return <ErrorState title={SPEC_TEXT.chooseProvider} />
  if (error instanceof ApiError && error.code === 'not_found') return <MissingProduct />
  // A failed refetch keeps the form mounted, so input is not lost.
  if (data) return <Loaded product={data} isCopy={isCopy} />
  if (isError)
    return (
      <QueryError
        of={answer}
        title={t('menus:FailedToFetchProduct')}
        detail={t('menus:liveMenu.failedDetail')}
      />
    )
  return <EditorSkeleton />
}
