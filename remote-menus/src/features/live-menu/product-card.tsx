import { Button, Money } from '@sufra/shared/ui'
import type { DishKind } from '@sufra/shared/ui/data'
import type { Product } from '@sufra/shared/contracts/product'
import type { TFunction } from 'i18next'
import { memo } from 'react'
import { CardMenu } from './card-menu.tsx'
import type { CardRights } from './card-rights.ts'
import { DishPicture } from './dish-picture.tsx'
import { namesOf } from './product-names.ts'
import { SnoozeBadge } from './snooze-badge.tsx'
import type { SnoozeChoice } from './snooze-choices.ts'
import { SnoozeStrip } from './snooze-strip.tsx'

/** Spec 2: what a card shows for a product without a price. Never stored, never totalled. */
const DISPLAY_PRICE = 35

export interface CardActions {
  toggle: (product: Product) => void
  edit: (product: Product) => void
  remove: (product: Product) => void
  chooseSnooze: (id: number, choice: SnoozeChoice) => void
  closeStrip: (id: number) => void
}

export interface ProductCardProps {
  product: Product
  isHidden: boolean
  isSaving: boolean
  hasStrip: boolean
  kind: DishKind
  rights: CardRights
  actions: CardActions
  t: TFunction
}

const CardBody = memo(({ product, isSaving, hasStrip, kind, rights, actions, t }: Omit<ProductCardProps, 'isHidden'>) => {
  const { en, ar } = namesOf(product)
  const name = en || ar
  return (
    <>
      <div className="dish-picture">
        <DishPicture imageUrl={product.imageUrl} kind={kind} />
        {!product.isVisible && <SnoozeBadge until={product.snoozedUntil} t={t} />}
        {hasStrip && (
          <SnoozeStrip
            name={name}
            t={t}
            onChoose={choice => actions.chooseSnooze(product.id, choice)}
            onClose={() => actions.closeStrip(product.id)}
          />
        )}
      </div>
      <div className="dish-body">
        <div className="dish-head">
          <h2 className="dish-name" id={`dish-${product.id}`}>
            <bdi lang={en ? 'en' : 'ar'}>{name}</bdi>
          </h2>
          <CardMenu product={product} name={name} rights={rights} actions={actions} t={t} />
        </div>
        <span className="dish-second">{en && <bdi lang="ar">{ar}</bdi>}</span>
        <div className="dish-foot">
          <span className="dish-price">
            <Money value={product.price ?? DISPLAY_PRICE} />
          </span>
          <Button
            size="sm"
            variant={product.isVisible ? 'outline' : 'solid'}
            isLoading={isSaving}
            aria-describedby={`dish-${product.id}`}
            onClick={() => actions.toggle(product)}
          >
            {t(product.isVisible ? 'menus:card.snooze' : 'menus:card.activate')}
          </Button>
        </div>
      </div>
    </>
  )
})

/**
 * One product of the menu. What a tab or a search leaves out stays mounted and hidden: bringing back 2,000 cards is then a
 * matter of one attribute each.
 */
export const ProductCard = memo(({ isHidden, ...body }: ProductCardProps) => (
  <li className="dish" hidden={isHidden} data-snoozed={body.product.isVisible ? undefined : ''}>
    <CardBody {...body} />
  </li>
))
