import { Button, EmptyState, Stack, VisuallyHidden } from '@sufra/shared/ui'
import { useDrawnInSteps, useLongPress } from '@sufra/shared/ui/cards'
import type { DishKind } from '@sufra/shared/ui/cards'
import type { Schedule } from '@sufra/shared/contracts/on-sale'
import type { Product } from '@sufra/shared/contracts/product'
import type { TFunction } from 'i18next'
import { memo, useState } from 'react'
import type { PendingSaves } from '../availability/pending-saves.ts'
import type { CardActions } from '../card/card-actions.ts'
import type { CardRights } from '../card/card-rights.ts'
import { MenuChunk } from './menu-chunk.tsx'
import type { MenuTab } from './menu-filter.ts'
import { SkeletonList } from './menu-skeleton.tsx'
import { ProductCard } from '../card/product-card.tsx'
import type { Place } from '../place/place.ts'

const SENTENCE = {
  all: 'menus:liveMenu.emptyAll',
  active: 'menus:liveMenu.emptyActive',
  snoozed: 'menus:liveMenu.emptySnoozed',
} as const satisfies Record<MenuTab, string>

interface EmptyMenuProps {
  tab: MenuTab
  search: string
  /** Shows all products without a search. */
  onReset: () => void
  t: TFunction
}

/** Text for a tab or a search without results. */
const EmptyMenu = ({ tab, search, onReset, t }: EmptyMenuProps) => {
  const isSearch = search.trim() !== ''
  return (
    <EmptyState
      drawing={isSearch ? 'search' : 'plate'}
      title={isSearch ? t('menus:liveMenu.emptySearch', { search: search.trim() }) : t(SENTENCE[tab])}
      action={
        <Button variant="outline" onClick={onReset}>
          {t('menus:liveMenu.showAll')}
        </Button>
      }
    />
  )
}

/** Divisible by every number of columns from 2 to 5, so that each chunk fills its last row. */
const CHUNK = 60
/**
 * Number of chunks that are always mounted: menus of usual size are complete, so the browser's page search finds every
 * dish.
 */
const PINNED_CHUNKS = 3
const GUESSED_HEIGHT = 4500
/** Minimum size of a card with its gap, in px. */
const CARD = { width: 248, height: 300 }
/** Minimum height above the cards in px: top bar, screen header, search and tabs. */
const HEADS_HEIGHT = 160
const NONE: readonly Schedule[] = []

/** State of the list; all fields belong to the same render. */
export interface MenuView {
  /** products that match tab and search */
  shown: readonly Product[]
  tab: MenuTab
  search: string
  place: Place
  stripIds: ReadonlySet<number>
}

interface MenuGridProps {
  view: MenuView
  branchNames: ReadonlyMap<number, string>
  saving: PendingSaves
  /** null outside of the selection mode */
  pickedIds: ReadonlySet<number> | null
  onPick: (id: number) => void
  kinds: ReadonlyMap<number, DishKind> | undefined
  hours: ReadonlyMap<number, readonly Schedule[]> | undefined
  isRestPending: boolean
  rights: CardRights
  actions: CardActions
  onReset: () => void
  t: TFunction
}

// On wide windows the sidebar takes the width of at least one column.
const columns = () =>
  Math.max(2, Math.floor((document.querySelector('main')?.clientWidth || window.innerWidth) / CARD.width))
const cardsInWindow = () => columns() * Math.ceil((window.innerHeight - HEADS_HEIGHT) / CARD.height)

const dishAt = (element: Element): number | null => {
  const card = element.closest<HTMLElement>('[data-dish]')
  return card && Number(card.dataset.dish)
}

/** Grid of the cards. */
export const MenuGrid = memo(
  ({ view, pickedIds, onPick, kinds, hours, isRestPending, onReset, t, ...card }: MenuGridProps) => {
    const { shown, tab, search, place, stripIds } = view
    const [height, setHeight] = useState(GUESSED_HEIGHT)
    const [atOnce] = useState(cardsInWindow)
    const chunks = Math.ceil(shown.length / CHUNK)
    const pinned = useDrawnInSteps({
      total: Math.min(shown.length, PINNED_CHUNKS * CHUNK),
      atOnce,
      step: 8,
    })
    const longPress = useLongPress({ find: dishAt, onLongPress: onPick })

    const cards = (chunk: number, count: number) =>
      shown
        .slice(chunk * CHUNK, chunk * CHUNK + count)
        .map(product => (
          <ProductCard
            key={product.id}
            product={product}
            place={place}
            hasStrip={stripIds.has(product.id)}
            isPicked={pickedIds?.has(product.id)}
            onPick={onPick}
            kind={kinds?.get(product.categoryId) ?? 'main'}
            categoryHours={hours?.get(product.categoryId) ?? NONE}
            t={t}
            {...card}
          />
        ))

    return (
      <Stack gap={{ base: '4', smDown: '3' }} {...(card.rights.canSnooze && longPress)}>
        <VisuallyHidden>
          <span role="status">
            {isRestPending
              ? t('menus:liveMenu.loadingRest')
              : t('menus:liveMenu.results', { count: shown.length })}
          </span>
        </VisuallyHidden>
        {shown.length === 0 && !isRestPending && (
          <EmptyMenu tab={tab} search={search} onReset={onReset} t={t} />
        )}
        {Array.from({ length: chunks }, (_, chunk) => (
          <MenuChunk
            key={chunk}
            {...(chunk < PINNED_CHUNKS && { pinned: Math.min(CHUNK, Math.max(0, pinned - chunk * CHUNK)) })}
            size={Math.min(CHUNK, shown.length - chunk * CHUNK)}
            height={height}
            onMeasure={chunk === 0 && chunks > PINNED_CHUNKS ? setHeight : undefined}
          >
            {count => cards(chunk, count)}
          </MenuChunk>
        ))}
        {isRestPending && <SkeletonList count={5} />}
      </Stack>
    )
  },
)
