import { readLocalized } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { useNavigate } from '@sufra/shared/router'
import { useSession } from '@sufra/shared/session'
import { Bdi, Pill } from '@sufra/shared/ui'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { remotePalette } from '#src/remotes/remote-paths.ts'
import { useSearchResults } from '../find/found.queries.ts'
import { useAct } from '../act/use-act.ts'
import { actFor, addressOf, labelOf, opensFirst } from '../find/offers.ts'
import type { Subject } from '../find/offers.ts'
import type { PaletteLine } from './palette-line.ts'

// Each part has its own direction and does not affect its neighbours.
const Parts = ({ parts }: { parts: string[] }) =>
  parts.map((part, at) => (
    <Fragment key={part}>
      {at > 0 && ' · '}
      <Bdi>{part}</Bdi>
    </Fragment>
  ))

/** Number of found items whose actions are listed. */
const WITH_ACTIONS = 2

/**
 * Returns matching products, orders and merchants with the address that a
 * remote names, and actions for the first ones.
 */
export const useFoundLines = (search: string) => {
  const { t } = useTranslation('palette')
  const { language } = useLanguage()
  const format = useFormat()
  const navigate = useNavigate()
  const act = useAct()
  const offers = remotePalette(useSession(state => state.user))
  const opens = {
    product: opensFirst(offers, 'product'),
    order: opensFirst(offers, 'order'),
    merchant: opensFirst(offers, 'merchant'),
  }
  const found = useSearchResults({
    search,
    products: opens.product !== undefined,
    orders: opens.order !== undefined,
    merchants: opens.merchant !== undefined,
  })
  const runOf = (of: keyof typeof opens, subject: Subject) => () => {
    const offer = opens[of]
    if (offer) void navigate(addressOf(offer, subject))
  }

  const actions = found.products.slice(0, WITH_ACTIONS).flatMap(product => {
    const { id, name, serviceProviderId: brandId, isVisible } = product
    const subject = { id, brandId, name: readLocalized(name) }
    return offers
      .filter(({ kind, of }) => kind === 'action' && of === 'product')
      .filter(({ onlyIf }) => onlyIf === undefined || onlyIf === (isVisible ? 'onSale' : 'snoozed'))
      .map((offer): PaletteLine => {
        const described = offer.act
        return {
          id: `${offer.id}-${id}`,
          group: 'actions',
          icon: offer.icon,
          name: labelOf(offer, subject),
          run: () => (described ? act(actFor(described, subject)) : void navigate(addressOf(offer, subject))),
        }
      })
  })
  const products = found.products.map(
    ({ id, name, price, imageUrl, isVisible, serviceProviderId }): PaletteLine => {
      const subject = { id, name: readLocalized(name), brandId: serviceProviderId }
      return {
        id: `product-${id}`,
        group: 'products',
        icon: 'menus',
        name: subject.name,
        pictureUrl: imageUrl,
        detail: price === null ? undefined : format.money(price),
        end: <Pill family={isVisible ? 'active' : 'disabled'}>{t(isVisible ? 'onSale' : 'snoozed')}</Pill>,
        run: runOf('product', subject),
      }
    },
  )
  const orders = found.orders.map(
    ({ id, orderNumber, customer, branchName, finalPrice, placedAt }): PaletteLine => {
      const title = `\u200E#${orderNumber}`
      const details = [customer.name, readLocalized(branchName)[language], format.money(finalPrice)]
      return {
        id: `order-${id}`,
        group: 'orders',
        icon: 'orders',
        name: { ar: title, en: title },
        detail: <Parts parts={details.filter(part => part !== '')} />,
        end: format.dateTime(placedAt),
        run: runOf('order', { id, name: { ar: orderNumber, en: orderNumber } }),
      }
    },
  )
  const merchants = found.merchants.map(({ id, name }): PaletteLine => {
    const subject = { id, name: readLocalized(name) }
    return {
      id: `merchant-${id}`,
      group: 'merchants',
      icon: 'merchants',
      name: subject.name,
      detail: <Bdi>{`#${id}`}</Bdi>,
      run: runOf('merchant', subject),
    }
  })
  return {
    lines: [...actions, ...products, ...orders, ...merchants],
    isOld: found.isOld,
    isSearching: found.isSearching,
    hasFailed: found.hasFailed,
  }
}
