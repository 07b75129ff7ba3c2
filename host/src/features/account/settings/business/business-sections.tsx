import type { ServiceProvider } from '@sufra/shared/contracts/merchant'
import { QueryError } from '@sufra/shared/failures'
import { useIsImpersonating, useSession } from '@sufra/shared/session'
import { Skeleton, Stack, chakra } from '@sufra/shared/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { BrandsSection } from './brands-section.tsx'
import { businessQuery } from './business.queries.ts'
import { BusinessSection } from './business-section.tsx'
import { ReceiptSection } from './receipt-section.tsx'

const Waiting = () => (
  <Stack gap="4" aria-busy="true">
    {['560px', '180px', '640px'].map(height => (
      <Skeleton key={height} h={height} borderRadius="card" />
    ))}
  </Stack>
)

// A fieldset disables all controls at once during impersonation.
const Controls = chakra('fieldset', { base: { display: 'contents' } })

const withBrand = (brands: ServiceProvider[], saved: ServiceProvider): ServiceProvider[] =>
  brands.some(({ id }) => id === saved.id)
    ? brands.map(brand => (brand.id === saved.id ? saved : brand))
    : [...brands, saved]

const Loaded = ({ accountId }: { accountId: number }) => {
  const { t } = useTranslation('business')
  const queryClient = useQueryClient()
  const isImpersonating = useIsImpersonating()
  const query = businessQuery(accountId)
  const answer = useQuery(query)
  const { data, isError } = answer
  const change = (changes: Partial<NonNullable<typeof data>>) =>
    queryClient.setQueryData(query.queryKey, known => known && { ...known, ...changes })
  // Two saves may be pending: each response updates the data known at that time.
  const putBrand = (saved: ServiceProvider) =>
    queryClient.setQueryData(
      query.queryKey,
      known => known && { ...known, brands: withBrand(known.brands, saved) },
    )
  if (!data && isError)
    return <QueryError of={answer} title={t('failed.title')} detail={t('failed.detail')} />
  if (!data) return <Waiting />
  const { account, brands, types, receipts } = data
  return (
    <Controls disabled={isImpersonating}>
      <BusinessSection account={account} types={types} onSaved={saved => change({ account: saved })} />
      <BrandsSection brands={brands} types={types} onSaved={putBrand} />
      <ReceiptSection
        account={account}
        brands={brands}
        receipts={receipts}
        onSaved={saved => change({ receipts: saved })}
      />
    </Controls>
  )
}

/** Company, brands and receipts of the merchant, for people who manage its settings. */
export const BusinessSections = () => {
  const accountId = useSession(state => state.user?.accountId ?? null)
  return accountId === null ? null : <Loaded accountId={accountId} />
}
