import { Money } from '@sufra/shared/ui'
import { DishPlaceholder, FoodFactBadges } from '@sufra/shared/ui/cards'
import type { DishKind } from '@sufra/shared/ui/cards'
import type { Schedule } from '@sufra/shared/contracts/on-sale'
import type { Product } from '@sufra/shared/contracts/product'
import type { TFunction } from 'i18next'
import { memo } from 'react'
import { useSavingOf } from '../availability/pending-saves.ts'
import type { PendingSaves } from '../availability/pending-saves.ts'
import type { CardActions } from './card-actions.ts'
import { CardMenu } from './card-menu.tsx'
import type { CardRights } from './card-rights.ts'
import { DISPLAY_PRICE } from '#src/products/display-price.ts'
import { DishAction } from './dish-action.tsx'
import { DishNotes } from './dish-notes.tsx'
import { HoursNote } from './hours-note.tsx'
import { DishPicture } from '#src/products/dish-picture.tsx'
import { dishStateOf } from '../place/dish-state.ts'
import type { Place } from '../place/place.ts'
import { namesOf } from '#src/products/product-names.ts'
import { SnoozeBadge } from './snooze-badge.tsx'
import { SnoozeStrip } from './snooze-strip.tsx'

interface ProductCardProps {
  product: Product
  place: Place
  branchNames: ReadonlyMap<number, string>
  saving: PendingSaves
  hasStrip: boolean
  /** undefined outside of the selection mode */
  isPicked: boolean | undefined
  kind: DishKind
  /** sale hours of its categories; empty means always */
  categoryHours: readonly Schedule[]
  rights: CardRights
  actions: CardActions
  onPick: (id: number) => void
  t: TFunction
}

const SNOOZING = { until: null, because: 'snoozed' } as const

/** One product of the menu. Its look changes immediately on a press; the button's text follows the server. */
export const ProductCard = memo((props: ProductCardProps) => {
  const { product, place, branchNames, hasStrip, isPicked, kind, categoryHours, rights, actions, onPick, t } =
    props
  const saving = useSavingOf(props.saving, product)
  const { en, ar } = namesOf(product)
  const name = en || ar
  const state = dishStateOf(product, place)
  const isOnSale = saving ?? state.isOnSale
  return (
    <li className="dish" data-dish={product.id} data-snoozed={isOnSale ? undefined : ''}>
      <div className="dish-picture">
        <DishPicture imageUrl={product.imageUrl} instead={<DishPlaceholder kind={kind} />} />
        {!isOnSale && <SnoozeBadge standing={state.isOnSale ? SNOOZING : state} t={t} />}
      </div>
      <div className="dish-body">
        <div className="dish-head">
          <h2 className="dish-name" id={`dish-${product.id}`}>
            <bdi lang={en ? 'en' : 'ar'}>{name}</bdi>
          </h2>
          <CardMenu product={product} name={name} rights={rights} actions={actions} t={t} />
        </div>
        <span className="dish-second">{en && <bdi lang="ar">{ar}</bdi>}</span>
        {(product.schedule !== null || categoryHours.length > 0) && (
          <HoursNote schedules={[product.schedule, ...categoryHours]} t={t} />
        )}
        {(product.lacks.length > 0 || product.branchSnoozes.length > 0) && (
          <DishNotes
            product={product}
            branchIds={state.isOnSale ? place.branchIds : []}
            names={branchNames}
            t={t}
          />
        )}
        <FoodFactBadges facts={product} />
        <div className="dish-foot">
          <span className="dish-price">
            <Money value={product.price ?? DISPLAY_PRICE} />
          </span>
          <DishAction
            product={product}
            state={state}
            isSaving={saving !== undefined}
            canSnooze={rights.canSnooze}
            onPress={actions.toggle}
            t={t}
          />
        </div>
      </div>
      {hasStrip && <SnoozeStrip product={product} name={name} actions={actions} t={t} />}
      {isPicked !== undefined && (
        <label className="dish-pick">
          <input type="checkbox" checked={isPicked} aria-label={name} onChange={() => onPick(product.id)} />
        </label>
      )}
    </li>
  )
})
