import type { Order } from '@sufra/shared/contracts/order'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { Bdi, Num, Pill, chakra } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { ChannelMark } from '#src/order-display/channel-mark.tsx'
import { OrderState } from '#src/order-display/order-state.tsx'

const Root = chakra('header', {
  base: {
    display: 'flex',
    gap: '3',
    '& > div': { flex: 1, minW: '0' },
    '& h2': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', textStyle: 'xl17' },
    '& p': { color: 'muted', textStyle: 'sm13' },
  },
})

/** Header with the order's number, customer and status. */
export const DetailsHead = ({ order }: { order: Order }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const channel = inLanguage(order.channel.name, language)
  const facts = [
    order.customer.name,
    inLanguage(order.branchName, language),
    order.type === 'Delivery' ? '' : t(`orders:type.${order.type}`),
    t(`orders:payment.${order.paymentType}`),
  ].filter(Boolean)
  return (
    <Root>
      <ChannelMark logoUrl={order.channel.logoUrl} name={channel} />
      <div>
        <h2>
          <bdi dir="ltr" className="sf-num">{`#${order.orderNumber}`}</bdi>
          <OrderState order={order} />
          {order.isTest && <Pill family="neutral">{t('orders:details.test')}</Pill>}
        </h2>
        <p>
          {facts.map((fact, index) => (
            <span key={fact}>
              {index > 0 && ' · '}
              <Bdi>{fact}</Bdi>
            </span>
          ))}
        </p>
        {order.customer.phoneMasked && (
          <p>
            <Num value={order.customer.phoneMasked} />
          </p>
        )}
        <p>
          {t('orders:details.platformNumber', { channel })} <Num value={order.channelOrderId} />
        </p>
      </div>
    </Root>
  )
}
