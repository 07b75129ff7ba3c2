import type { ServiceProvider } from '@sufra/shared/contracts/merchant'
import { QueryError } from '@sufra/shared/failures'
import { useIsOperator } from '@sufra/shared/session'
import { EmptyState } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ownBrandsQuery } from './brand.queries.ts'

interface Chosen {
  /** 0 until the operator has chosen a brand. */
  serviceProviderId: number
  brands: readonly ServiceProvider[]
}

interface WithBrandProps {
  /** Brand id from the address, if present. */
  named: number | null
  loading: ReactNode
  children: (chosen: Chosen) => ReactNode
}

/**
 * Renders a screen for the brand in the address, or else for the merchant's first one. The operator must choose a
 * brand.
 */
export const WithBrand = ({ named, loading, children }: WithBrandProps) => {
  const { t } = useTranslation()
  const isOperator = useIsOperator()
  const brands = useQuery(ownBrandsQuery)
  if (brands.isPending) return loading
  // A failed refetch keeps the children mounted, so form input is not lost.
  if (!brands.data)
    return (
      <QueryError
        of={brands}
        title={t('menus:editor.brandsFailed')}
        detail={t('menus:liveMenu.failedDetail')}
      />
    )
  const [first] = brands.data
  if (!first) return <EmptyState title={t('menus:liveMenu.noBrand')} />
  return children({ serviceProviderId: named ?? (isOperator ? 0 : first.id), brands: brands.data })
}
