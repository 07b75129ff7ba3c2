import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Pill, chakra } from '@sufra/shared/ui'
import { useLanguage } from '@sufra/shared/i18n'
import type { Order } from '@sufra/shared/contracts/order'
import { inLanguage } from '@sufra/shared/contracts/text'
import { ChannelMark } from '#src/order-display/channel-mark.tsx'

const Root = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    '& > div:first-of-type': { flex: 1, minW: '0' },
    '& h3': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      textStyle: 'xl17',
      fontWeight: 'semibold',
      lineHeight: 'title',
    },
    '& p': { color: 'muted', textStyle: 'sm13' },
  },
})

interface OrderHeadProps {
  order: Order
  /** Shows the branch name, for a board with several branches. */
  isBranchShown?: boolean
  /** Elements at the end of the header: ring, menu. */
  children?: ReactNode
}

export const OrderHead = ({ order, isBranchShown, children }: OrderHeadProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const facts = [
    order.customer.name,
    order.type === 'Delivery' ? '' : t(`orders:type.${order.type}`),
    isBranchShown ? inLanguage(order.branchName, language) : '',
  ].filter(Boolean)
  return (
    <Root>
      <ChannelMark logoUrl={order.channel.logoUrl} name={inLanguage(order.channel.name, language)} />
      <div>
        <h3>
          <bdi dir="ltr" className="sf-num">{`#${order.orderNumber}`}</bdi>
          {order.isTest && <Pill family="neutral">{t('orders:card.test')}</Pill>}
        </h3>
        <p>
          {facts.map((fact, index) => (
            <span key={fact}>
              {index > 0 && ' · '}
              <bdi>{fact}</bdi>
            </span>
          ))}
        </p>
      </div>
      {children}
    </Root>
  )
}
