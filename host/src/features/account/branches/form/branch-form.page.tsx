import { useNavigate, useSearchParams } from '@sufra/shared/router'
import { useIsOperator } from '@sufra/shared/session'
import { Card, EmptyState, ErrorState, PageHead, Skeleton } from '@sufra/shared/ui'
import { urlId } from '@sufra/shared/ui/data'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { brandsQuery } from '#src/merchant/branches.queries.ts'
import { brandsOfMerchantQuery } from '@sufra/shared/merchants'
import { OperatorChoice } from '../brand/operator-choice.tsx'
import { useBrand } from '../brand/use-brand.ts'
import { branchQuery } from '../branches.queries.ts'
import { BranchForm } from './branch-form.tsx'

const useBrands = () => {
  const isOperator = useIsOperator()
  const { merchantId, brandId } = useBrand()
  const own = useQuery({ ...brandsQuery, enabled: !isOperator })
  const others = useQuery({ ...brandsOfMerchantQuery(merchantId ?? 0), enabled: merchantId !== null })
  const { data, isError, refetch } = isOperator ? others : own
  // The address can fix the brand.
  return { brands: brandId ? data?.filter(({ id }) => id === brandId) : data, isError, refetch }
}

/** `branches/new-branch`: a new branch, or an existing one with `id` in the address. */
export const BranchFormPage = () => {
  const { t } = useTranslation('branches')
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const id = urlId(params.get('id'))
  const { brandId, search } = useBrand()
  const { brands, isError, refetch } = useBrands()
  const branch = useQuery({ ...branchQuery(id ?? 0), enabled: id !== null })
  const title = t(id === null ? 'host:screens.newBranch' : 'form.title')
  const isReady = brands !== undefined && (id === null || branch.data !== undefined)
  const retry = () => void Promise.all([refetch(), id !== null && branch.refetch()])
  return (
    <>
      <title>{t('host:pageTitle', { title })}</title>
      <PageHead title={title} />
      {brandId === null ? (
        <>
          <OperatorChoice />
          <EmptyState drawing="search" title={t('brand.choose')} />
        </>
      ) : !isReady && (isError || branch.isError) ? (
        <ErrorState
          title={t('failedTitle')}
          detail={t('failedDetail')}
          retryLabel={t('retry')}
          onRetry={retry}
          isRetrying={branch.isFetching}
        />
      ) : isReady ? (
        <BranchForm
          key={id ?? 'new'}
          branch={branch.data}
          brands={brands}
          onDone={() => void navigate({ pathname: '/branches', search })}
        />
      ) : (
        <Card p="5">
          <Skeleton h="20rem" />
        </Card>
      )}
    </>
  )
}
