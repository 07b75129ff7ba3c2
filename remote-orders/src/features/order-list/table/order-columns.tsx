import type { Order } from '@sufra/shared/contracts/order'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { Link } from '@sufra/shared/router'
import { Bdi, Flex, Money, Num, Text, chakra } from '@sufra/shared/ui'
import { LongText } from '@sufra/shared/ui/data'
import type { TableColumn } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'
import { ChannelMark } from '#src/order-display/channel-mark.tsx'
import { OrderState } from '#src/order-display/order-state.tsx'

const Names = chakra('div', {
  base: {
    minW: '0',
    lineHeight: 'title',
    '& > small': { display: 'block', color: 'muted', textStyle: 'xs12' },
  },
})

const OrderLink = chakra('a', { base: { fontWeight: 'bold', _hover: { textDecoration: 'underline' } } })

const Identity = ({ order, isOpen, search }: { order: Order; isOpen: boolean; search: string }) => {
  const { language } = useLanguage()
  return (
    <Flex align="center" gap="2.5" minW="0" data-open={isOpen || undefined}>
      <ChannelMark logoUrl={order.channel.logoUrl} name={inLanguage(order.channel.name, language)} />
      <Names>
        <OrderLink asChild>
          <Link to={{ search }}>
            <bdi dir="ltr" className="sf-num">{`#${order.orderNumber}`}</bdi>
          </Link>
        </OrderLink>
        <small>
          <Bdi>{order.customer.name || '—'}</Bdi>
        </small>
      </Names>
    </Flex>
  )
}

const itemsOf = (order: Order, language: string): string =>
  order.productOrder
    .map(line => `${line.productQuantity}× ${inLanguage(line.productName, language)}`)
    .join(' · ')

interface OpenOrder {
  openId: number | null
  /** returns the search parameters that open an order's details */
  searchOf: (id: number) => string
}

/** Returns all columns of the orders table; the second half is hidden by default. */
export const useOrderColumns = ({ openId, searchOf }: OpenOrder): TableColumn<Order>[] => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const format = useFormat()
  const header = (id: string) => t(`orders:list.column.${id}`)
  const optional = (id: string, textOf: (order: Order) => string): TableColumn<Order> => ({
    id,
    header: header(id),
    isOptional: true,
    render: order => <Bdi>{textOf(order) || '—'}</Bdi>,
  })
  return [
    {
      id: 'order',
      header: header('order'),
      render: order => <Identity order={order} isOpen={order.id === openId} search={searchOf(order.id)} />,
    },
    {
      id: 'branch',
      header: header('branch'),
      render: ({ branchName }) => <Bdi>{inLanguage(branchName, language)}</Bdi>,
    },
    {
      id: 'placedAt',
      header: header('placedAt'),
      sortKey: 'placedAt',
      render: ({ placedAt }) => <time dateTime={placedAt}>{format.dateTime(placedAt)}</time>,
    },
    { id: 'state', header: header('state'), render: order => <OrderState order={order} /> },
    {
      id: 'amount',
      header: header('amount'),
      sortKey: 'finalPrice',
      align: 'end',
      render: ({ finalPrice, refundedTotal }) => (
        <>
          <Money value={finalPrice} />
          {refundedTotal > 0 && (
            <Text as="small" display="block" color="notice" textStyle="xs12">
              −<Money value={refundedTotal} />
            </Text>
          )}
        </>
      ),
    },
    {
      id: 'items',
      header: header('items'),
      isOptional: true,
      render: order => <LongText text={itemsOf(order, language)} />,
    },
    {
      id: 'phone',
      header: header('phone'),
      isOptional: true,
      render: ({ customer }) => <Num value={customer.phoneMasked} />,
    },
    optional('payment', ({ paymentType }) => t(`orders:payment.${paymentType}`)),
    optional('type', ({ type }) => (type === 'Delivery' ? '' : t(`orders:type.${type}`))),
    optional('reason', ({ reasonCode }) => (reasonCode ? t(`orders:reason.${reasonCode}`) : '')),
    optional('driver', ({ driver }) => driver?.name ?? ''),
  ]
}
