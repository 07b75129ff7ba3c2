import type { ServiceProvider } from '@sufra/shared/contracts/merchant'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { useSearchParams } from '@sufra/shared/router'
import { useIsOperator } from '@sufra/shared/session'
import { Box, EmptyState, ErrorState, Field, PageHead, Skeleton } from '@sufra/shared/ui'
import { SelectInput } from '@sufra/shared/ui/forms'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { BrandImport } from './brand-import.tsx'
import { importBrandsQuery } from './menu-import.queries.ts'

const BRAND = 'serviceProviderId'

const SomeBrand = ({ brands }: { brands: readonly ServiceProvider[] }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const isOperator = useIsOperator()
  const [search, setSearch] = useSearchParams()
  // The operator must say whose menu it is; a merchant's first brand is a fair guess.
  const named = brands.find(({ id }) => String(id) === search.get(BRAND))
  const brand = named ?? (isOperator ? undefined : brands[0])
  if (brands.length === 0) return <EmptyState title={t('menus:import.noBrand')} />
  return (
    <>
      {(brands.length > 1 || !brand) && (
        <Box maxW="form" mb="4">
          <Field label={t('menus:import.brand')}>
            <SelectInput
              placeholder={brand ? undefined : t('menus:import.chooseBrand')}
              options={brands.map(({ id, name }) => ({
                value: String(id),
                label: inLanguage(name, language),
              }))}
              value={brand ? String(brand.id) : ''}
              onChange={event => setSearch({ [BRAND]: event.target.value }, { replace: true })}
            />
          </Field>
        </Box>
      )}
      {brand && <BrandImport key={brand.id} serviceProviderId={brand.id} />}
    </>
  )
}

/** A menu from a sheet, with the check before and the undo after. */
export const MenuImportPage = () => {
  const { t } = useTranslation()
  const brands = useQuery(importBrandsQuery)
  return (
    <>
      <PageHead title={t('menus:import.title')} status={t('menus:import.about')} />
      {brands.isPending && <Skeleton h="40" aria-label={t('menus:import.loading')} />}
      {brands.isError && (
        <ErrorState
          title={t('menus:import.brandsFailed')}
          detail={t('menus:liveMenu.failedDetail')}
          retryLabel={t('menus:import.retry')}
          onRetry={() => void brands.refetch()}
          isRetrying={brands.isFetching}
        />
      )}
      {brands.data && <SomeBrand brands={brands.data} />}
    </>
  )
}
