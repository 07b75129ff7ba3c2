import { TIME_ZONE, useFormat } from '@sufra/shared/i18n'
import { Money, Spinner } from '@sufra/shared/ui'
import { DishPlaceholder, FoodFactBadges } from '@sufra/shared/ui/cards'
import type { DishKind } from '@sufra/shared/ui/cards'
import { saleStateAt } from '@sufra/shared/contracts/on-sale'
import type { Schedule } from '@sufra/shared/contracts/on-sale'
import type { Product } from '@sufra/shared/contracts/product'
import type { TFunction } from 'i18next'
import { Clock, Moon } from 'lucide-react'
import { memo, useCallback } from 'react'
import { useAutoDismiss } from '../auto-dismiss/use-auto-dismiss.ts'
import { useMenuClock } from '../availability/menu-clock.ts'
import { useSavingOf } from '../availability/pending-saves.ts'
import type { PendingSaves } from '../availability/pending-saves.ts'
import { SNOOZE_CHOICES } from '../availability/snooze-choices.ts'
import type { CardActions } from './card-actions.ts'
import { CardMenu } from './card-menu.tsx'
import type { CardRights } from './card-rights.ts'
import { DISPLAY_PRICE } from '#src/products/display-price.ts'
import { DishNotes } from './dish-notes.tsx'
import { DishPicture } from '#src/products/dish-picture.tsx'
import { dishStateOf } from '../place/dish-state.ts'
import type { DishState } from '../place/dish-state.ts'
import type { Place } from '../place/place.ts'
import { namesOf } from '#src/products/product-names.ts'
import { timeLeft } from './time-left.ts'

const DAY_MS = 86_400_000

interface HoursNoteProps {
  /** sale hours of the dish and of its categories; a sale must lie within all of them */
  schedules: readonly (Schedule | null)[]
  t: TFunction
}

/** Outside the sale hours of a dish: the time at which it is sold again. */
const HoursNote = ({ schedules, t }: HoursNoteProps) => {
  const now = useMenuClock()
  const format = useFormat()
  const { isOnSale, changesAt } = saleStateAt({ schedules, at: new Date(now), timeZone: TIME_ZONE })
  if (isOnSale) return null
  const isSoon = changesAt !== null && changesAt.getTime() - now < DAY_MS
  return (
    <span className="dish-note" data-kind="hours">
      <Clock size={14} strokeWidth={2} aria-hidden />
      <span>
        {changesAt
          ? t('menus:card.soldAgain', {
              time: isSoon
                ? format.time(changesAt)
                : `${format.weekday(changesAt)} ${format.time(changesAt)}`,
            })
          : t('menus:card.soldNoLonger')}
      </span>
    </span>
  )
}

interface SnoozeStripProps {
  product: Product
  name: string
  actions: Pick<CardActions, 'chooseSnooze' | 'closeStrip'>
  t: TFunction
}

/** Asks for the end right after a snooze. It closes automatically, but not while it is hovered or focused. */
const SnoozeStrip = ({ product, name, actions, t }: SnoozeStripProps) => {
  const { id } = product
  const holds = useAutoDismiss(useCallback(() => actions.closeStrip(id), [actions, id]))
  return (
    <div className="dish-strip" role="group" aria-label={t('menus:snooze.label', { name })} {...holds}>
      <p>{t('menus:snooze.question')}</p>
      {SNOOZE_CHOICES.map(choice => (
        <button key={choice} type="button" onClick={() => actions.chooseSnooze(product, choice)}>
          {t(`menus:snooze.${choice}`)}
        </button>
      ))}
    </div>
  )
}

type Standing = Pick<DishState, 'until' | 'because'>

const Left = ({ until, t }: { until: string | null; t: TFunction }) =>
  timeLeft(until, { now: useMenuClock(), format: useFormat(), t })

/** End of the snooze, and its place if that is not obvious. */
const SnoozeBadge = ({ standing, t }: { standing: Standing; t: TFunction }) => (
  <span className="dish-badge">
    <Moon size={14} strokeWidth={2} aria-hidden />
    <span>
      {standing.because === 'everywhere' && `${t('menus:liveMenu.allBranches')} · `}
      {standing.because === 'keptOut' ? t('menus:card.keptOut') : <Left until={standing.until} t={t} />}
    </span>
  </span>
)

interface ToggleButtonProps {
  product: Product
  isOnSale: boolean
  isSaving: boolean
  onPress: (product: Product) => void
  t: TFunction
}

/** "Snooze Item" or "Activate". While saving it keeps the focus, shows a spinner, and ignores presses. */
const ToggleButton = ({ product, isOnSale, isSaving, onPress, t }: ToggleButtonProps) => (
  <button
    type="button"
    className="dish-act"
    aria-busy={isSaving || undefined}
    aria-disabled={isSaving || undefined}
    aria-describedby={`dish-${product.id}`}
    onClick={() => isSaving || onPress(product)}
  >
    {isSaving && <Spinner size={18} />}
    {t(isOnSale ? 'menus:card.snooze' : 'menus:card.activate')}
  </button>
)

interface DishActionProps {
  product: Product
  state: DishState
  isSaving: boolean
  canSnooze: boolean
  onPress: (product: Product) => void
  t: TFunction
}

/** Snooze button of a card, or its state for users who may not change it. */
const DishAction = ({ product, state, isSaving, canSnooze, onPress, t }: DishActionProps) =>
  canSnooze && state.reach ? (
    <ToggleButton product={product} isOnSale={state.isOnSale} isSaving={isSaving} onPress={onPress} t={t} />
  ) : (
    <span className="dish-state">
      {t(state.isOnSale ? 'menus:liveMenu.tabActive' : 'menus:liveMenu.tabSnoozed')}
    </span>
  )

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
