import type { TicketCard } from '@sufra/shared/contracts/ticket'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { Link } from '@sufra/shared/router'
import { useCan, useIsOperator } from '@sufra/shared/session'
import { Bdi, Money, Num, Pill, TextLink, chakra } from '@sufra/shared/ui'
import type { PillFamily } from '@sufra/shared/ui'
import { DishPlaceholder } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'

type OrderCard = Extract<TicketCard, { kind: 'order' }>
type ProductCard = Extract<TicketCard, { kind: 'product' }>

const Root = chakra('div', {
  base: {
    w: '320px',
    maxW: 'full',
    my: '0.5',
    p: '3',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'well',
    boxShadow: 'card',
    '& header': { display: 'flex', alignItems: 'center', gap: '2.5' },
    '& header > div': { flex: 1, minW: '0' },
    '& strong': { display: 'block', textStyle: 'lg15', fontWeight: 'semibold' },
    '& small': { color: 'muted', textStyle: 'xs12' },
    '& img, & header > svg': { w: '10', h: '10', borderRadius: 'control', objectFit: 'cover', flexShrink: 0 },
    '& footer': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      mt: '2',
      pt: '2',
      borderTopWidth: '1px',
      borderColor: 'line',
      textStyle: 'sm13',
    },
  },
})

const LOST = ['Rejected', 'Cancelled', 'Missed', 'Failed']
const DONE = ['PickedUp', 'Completed']

const familyOf = ({ orderStatus }: OrderCard): PillFamily => {
  if (LOST.includes(orderStatus)) return 'disabled'
  if (DONE.includes(orderStatus)) return 'neutral'
  return orderStatus === 'New' || orderStatus === 'Scheduled' ? 'pending' : 'active'
}

const OrderLines = ({ card }: { card: OrderCard }) => {
  const { t } = useTranslation('support')
  const { language } = useLanguage()
  const format = useFormat()
  const mayOpen = useCan('orders.read')
  return (
    <>
      <header>
        <img src={card.channel.logoUrl} alt={inLanguage(card.channel.name, language)} />
        <div>
          <strong>
            <Num value={`#${card.orderNumber}`} />
          </strong>
          <small>
            <Bdi>{inLanguage(card.branchName, language)}</Bdi>
            {' · '}
            {format.dateTime(card.placedAt)}
          </small>
        </div>
        <Pill family={familyOf(card)}>{t(`orderStatus.${card.orderStatus}`)}</Pill>
      </header>
      <footer>
        <Money value={card.finalPrice} />
        {mayOpen && (
          <TextLink asChild>
            <Link to={`/orders?order=${card.id}`}>{t('card.openOrder')}</Link>
          </TextLink>
        )}
      </footer>
    </>
  )
}

const ProductLines = ({ card }: { card: ProductCard }) => {
  const { t } = useTranslation('support')
  const { language } = useLanguage()
  const isOperator = useIsOperator()
  const mayOpen = useCan('menu.edit')
  return (
    <>
      <header>
        {card.imageUrl ? <img src={card.imageUrl} alt="" /> : <DishPlaceholder kind="main" />}
        <div>
          <strong>
            <Bdi>{inLanguage(card.name, language)}</Bdi>
          </strong>
          {card.isDeleted && <small>{t('card.deleted')}</small>}
        </div>
      </header>
      <footer>
        {card.price === null ? <small>{t('card.noPrice')}</small> : <Money value={card.price} />}
        {mayOpen && !isOperator && !card.isDeleted && (
          <TextLink asChild>
            <Link to={`/menus/new-meal?id=${card.id}&serviceProviderId=${card.serviceProviderId}`}>
              {t('card.openProduct')}
            </Link>
          </TextLink>
        )}
      </footer>
    </>
  )
}

/** Current state of the order or product of a message. */
export const MessageCard = ({ card }: { card: TicketCard }) => (
  <Root>{card.kind === 'order' ? <OrderLines card={card} /> : <ProductLines card={card} />}</Root>
)
