import { Box, VisuallyHidden } from '@sufra/shared/ui'
import type { DishKind } from '@sufra/shared/ui/data'
import type { Product } from '@sufra/shared/contracts/product'
import type { TFunction } from 'i18next'
import { memo, useMemo } from 'react'
import type { CardRights } from './card-rights.ts'
import { EmptyMenu } from './empty-menu.tsx'
import { shownIds, type MenuTab } from './menu-filter.ts'
import { menuStyles } from './menu-styles.ts'
import { ProductCard, type CardActions } from './product-card.tsx'
import { SkeletonCards } from './menu-skeleton.tsx'

interface MenuGridProps {
  view: { products: Product[]; tab: MenuTab; search: string; stripIds: ReadonlySet<number> }
  savingIds: ReadonlySet<number>
  kinds: ReadonlyMap<number, DishKind> | undefined
  isRestPending: boolean
  rights: CardRights
  actions: CardActions
  t: TFunction
}

/** The cards. */
export const MenuGrid = memo(({ view, savingIds, kinds, isRestPending, rights, actions, t }: MenuGridProps) => {
  const { products, tab, search, stripIds } = view
  const shown = useMemo(() => shownIds(products, { tab, search, keptIds: stripIds }), [products, tab, search, stripIds])

  return (
    <>
      <VisuallyHidden>
        <span role="status">{isRestPending ? t('menus:liveMenu.loadingRest') : t('menus:liveMenu.results', { count: shown.size })}</span>
      </VisuallyHidden>
      {shown.size === 0 && !isRestPending && <EmptyMenu tab={tab} search={search} t={t} />}
      <Box as="ul" role="list" css={menuStyles}>
        {products.map(product => (
          <ProductCard
            key={product.id}
            product={product}
            isHidden={!shown.has(product.id)}
            isSaving={savingIds.has(product.id)}
            hasStrip={stripIds.has(product.id)}
            kind={kinds?.get(product.categoryId) ?? 'main'}
            rights={rights}
            actions={actions}
            t={t}
          />
        ))}
        {isRestPending && <SkeletonCards count={4} />}
      </Box>
    </>
  )
})
