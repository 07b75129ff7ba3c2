import { useIsOperator } from '@sufra/shared/session'
import { EmptyState, PageHead, lazyPart } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { OrdersPanel } from './orders-panel.tsx'
import { usePlace } from './use-place.ts'

const operator = lazyPart({
  load: () =>
    import(/* webpackChunkName: "merchant-choice" */ './merchant/merchant-choice.tsx').then(
      ({ MerchantChoice }) => MerchantChoice,
    ),
  height: '4rem',
})

/** `/orders`: past and present orders of a merchant. The operator says first of which one. */
export const OrdersPage = () => {
  const { t } = useTranslation()
  const isOperator = useIsOperator()
  const place = usePlace()
  return (
    <>
      <PageHead title={t('orders:list.title')} />
      {isOperator && <operator.Part />}
      {place ? (
        <OrdersPanel key={place.accountId} place={place} />
      ) : (
        <EmptyState drawing="search" title={t('orders:list.chooseMerchant')} />
      )}
    </>
  )
}
