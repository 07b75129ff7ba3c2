import { Link, useSearchParams } from '@sufra/shared/router'
import { useIsOperator } from '@sufra/shared/session'
import { EmptyState, LinkButton, PageHead, lazyPart } from '@sufra/shared/ui'
import { urlId } from '@sufra/shared/ui/data'
import { Link2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { OrdersPanel } from './orders-panel.tsx'
import type { Place } from './orders.queries.ts'

/** Returns the merchant whose orders are shown. For the operator it comes from the address and is null until chosen. */
const usePlace = (): Place | null => {
  const [params] = useSearchParams()
  const isOperator = useIsOperator()
  const accountId = urlId(params.get('merchant'))
  const serviceProviderId = urlId(params.get('brand'))
  if (!isOperator) return { accountId: null, serviceProviderId: null }
  return accountId === null ? null : { accountId, serviceProviderId }
}

const operator = lazyPart({
  load: () =>
    import(/* webpackChunkName: "merchant-choice" */ './merchant/merchant-choice.tsx').then(
      ({ MerchantChoice }) => MerchantChoice,
    ),
  height: '4rem',
})

// Keeps the operator's merchant in links to the other screens.
const merchantIn = (place: Place | null): string => (place?.accountId ? `merchant=${place.accountId}` : '')

/** `/orders`: past and present orders of a merchant. The operator chooses the merchant first. */
export const OrdersPage = () => {
  const { t } = useTranslation()
  const isOperator = useIsOperator()
  const place = usePlace()
  return (
    <>
      <PageHead
        title={t('orders:list.title')}
        actions={
          <LinkButton asChild variant="outline">
            <Link to={{ pathname: '/orders/mappings', search: merchantIn(place) }}>
              <Link2 size={16} aria-hidden />
              {t('orders:mappings.open')}
            </Link>
          </LinkButton>
        }
      />
      {isOperator && <operator.Part />}
      {place ? (
        <OrdersPanel key={place.accountId} place={place} />
      ) : (
        <EmptyState drawing="search" title={t('orders:list.chooseMerchant')} />
      )}
    </>
  )
}
