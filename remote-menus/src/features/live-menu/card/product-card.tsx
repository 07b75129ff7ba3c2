import { Money } from '@sufra/shared/ui'
import type { DishKind } from '@sufra/shared/ui/data'
import type { Product } from '@sufra/shared/contracts/product'
import type { TFunction } from 'i18next'
import { memo } from 'react'
import type { CardActions } from './card-actions.ts'
import { CardMenu } from './card-menu.tsx'
import type { CardRights } from './card-rights.ts'
import { DishPicture } from '#src/products/dish-picture.tsx'
import { DISPLAY_PRICE } from '#src/products/display-price.ts'
import { namesOf } from '#src/products/product-names.ts'
import { SnoozeBadge } from './snooze-badge.tsx'
import { SnoozeStrip } from './snooze-strip.tsx'
import { ToggleButton } from './toggle-button.tsx'

interface ProductCardProps {
  product: Product
  isSaving: boolean
  hasStrip: boolean
  kind: DishKind
  rights: CardRights
  actions: CardActions
  t: TFunction
}

/** One product of the menu. */
export const ProductCard = memo(
  ({ product, isSaving, hasStrip, kind, rights, actions, t }: ProductCardProps) => {
    const { en, ar } = namesOf(product)
    const name = en || ar
    return (
      <li className="dish" data-snoozed={product.isVisible ? undefined : ''}>
        <div className="dish-picture">
          <DishPicture imageUrl={product.imageUrl} kind={kind} />
          {!product.isVisible && <SnoozeBadge until={product.snoozedUntil} t={t} />}
          {hasStrip && <SnoozeStrip id={product.id} name={name} actions={actions} t={t} />}
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
            {rights.canSnooze ? (
              <ToggleButton product={product} isSaving={isSaving} onPress={actions.toggle} t={t} />
            ) : (
              <span className="dish-state">
                {t(product.isVisible ? 'menus:liveMenu.tabActive' : 'menus:liveMenu.tabSnoozed')}
              </span>
            )}
          </div>
        </div>
      </li>
    )
  },
)
