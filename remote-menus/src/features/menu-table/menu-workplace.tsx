import type { Category } from '@sufra/shared/contracts/category'
import type { Product } from '@sufra/shared/contracts/product'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { Box, lazyPart } from '@sufra/shared/ui'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { branchIn, idsUnder, inTreeOrder, treeOf } from '#src/categories/category-tree.ts'
import type { CategoryBranch } from '#src/categories/category-tree.ts'
import { usePreload } from '#src/idle/when-idle.ts'
import type { MenuProducts } from '#src/products/menu-products.ts'
import { MenuFailure } from '#src/products/menu-failure.tsx'
import type { CategoryDialogsProps, CategoryQuestion } from './category-dialogs/category-dialogs.tsx'
import { useChosenCategory } from './menu-url.ts'
import { deleteQuestion } from '#src/delete-product/product-removal.tsx'
import { productBulk, ProductsPanel } from './products-panel.tsx'
import { useCategorySort } from './sorting/use-category-sort.ts'
import { Sorting } from './sorting/sorting.tsx'
import { useSortingParts } from './sorting/use-sorting-parts.ts'
import type { TreeDrawerProps } from './tree/tree-drawer.tsx'
import { TreeHead } from './tree/tree-head.tsx'
import { CategoryTree } from './tree/category-tree.tsx'
import { TreeCard, WorkplaceGrid } from './workplace-grid.ts'

interface MenuTreeOptions {
  known: readonly Category[]
  products: readonly Product[]
  /** Category named by the address. */
  wantedId: number | null
}

/** Returns the categories as tree and list with the selected one. The values are stable while nothing changes. */
const useMenuTree = ({ known, products, wantedId }: MenuTreeOptions) => {
  const { tree, categories } = useMemo(() => {
    const built = treeOf(known, products)
    return { tree: built, categories: inTreeOrder(built) }
  }, [known, products])
  return useMemo(() => {
    // A category that is gone or of another menu selects the whole menu.
    const chosen = categories.find(({ id }) => id === wantedId) ?? null
    return { tree, categories, chosen, shownIds: chosen && idsUnder(tree, chosen.id) }
  }, [tree, categories, wantedId])
}

const dialogs = lazyPart<CategoryDialogsProps>({
  load: () =>
    import(/* webpackChunkName: "menu-dialogs" */ './category-dialogs/category-dialogs.tsx').then(
      ({ CategoryDialogs }) => CategoryDialogs,
    ),
})

const drawer = lazyPart<TreeDrawerProps>({
  load: () =>
    import(/* webpackChunkName: "menu-drawer" */ './tree/tree-drawer.tsx').then(
      ({ TreeDrawer }) => TreeDrawer,
    ),
})

const PARTS = [drawer, productBulk, deleteQuestion]

/** Returns the question with the category's current state, because it may have received products meanwhile. */
const current = (asked: CategoryQuestion, tree: readonly CategoryBranch[]): CategoryQuestion =>
  asked.kind === 'remove' ? { ...asked, branch: branchIn(tree, asked.branch.id) ?? asked.branch } : asked

interface MenuWorkplaceProps {
  serviceProviderId: number
  menu: MenuProducts
  categories: readonly Category[]
}

/** Category tree and the products of the selected category. */
export const MenuWorkplace = ({ serviceProviderId, menu, categories: known }: MenuWorkplaceProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const [wantedId, choose] = useChosenCategory()
  const [asked, setAsked] = useState<CategoryQuestion | null>(null)
  // Undefined until the drawer was opened for the first time.
  const [isDrawerOpen, setIsDrawerOpen] = useState<boolean>()
  const root = useRef<HTMLDivElement>(null)
  const sorting = useSortingParts(root)
  usePreload(PARTS)
  const sortCategories = useCategorySort()
  const { tree, categories, chosen, shownIds } = useMenuTree({ known, products: menu.products, wantedId })
  const chosenId = chosen?.id ?? null

  const lines = (
    <CategoryTree
      tree={tree}
      productCount={menu.products.length}
      chosenId={chosenId}
      onChoose={id => {
        choose(id)
        setIsDrawerOpen(known => known && false)
      }}
      onSort={sortCategories}
      actions={{
        remove: branch => setAsked({ kind: 'remove', branch }),
        hideInBranches: category => setAsked({ kind: 'hide', category }),
      }}
    />
  )
  return (
    <Sorting value={sorting}>
      <WorkplaceGrid ref={root}>
        <TreeCard aria-label={t('menus:table.categories')}>
          <TreeHead serviceProviderId={serviceProviderId} />
          {lines}
        </TreeCard>
        <Box minW="0">
          {menu.isRestFailed && !menu.isWhole && <MenuFailure what="restFailed" onRetry={menu.retry} />}
          <ProductsPanel
            serviceProviderId={serviceProviderId}
            products={menu.products}
            isWhole={menu.isWhole}
            categories={categories}
            chosenId={chosenId}
            shownIds={shownIds}
            categoryName={chosen ? inLanguage(chosen.name, language) : t('menus:table.allProducts')}
            onOpenCategories={() => setIsDrawerOpen(true)}
          />
        </Box>
      </WorkplaceGrid>
      {isDrawerOpen !== undefined && (
        <drawer.Part
          isOpen={isDrawerOpen}
          onClose={() => setIsDrawerOpen(false)}
          serviceProviderId={serviceProviderId}
        >
          {lines}
        </drawer.Part>
      )}
      {asked && (
        <dialogs.Part
          asked={current(asked, tree)}
          categories={categories}
          isWhole={menu.isWhole}
          onClose={() => setAsked(null)}
          onRemoved={id => id === chosenId && choose(null)}
        />
      )}
    </Sorting>
  )
}
