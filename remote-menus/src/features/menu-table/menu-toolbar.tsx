import { Button, Flex, SearchInput } from '@sufra/shared/ui'
import { ColumnMenu, SelectFilter, ToolbarEnd, urlChoice, useSearchText } from '@sufra/shared/ui/data'
import type { useTableUrl, useTableView } from '@sufra/shared/ui/data'
import { FolderTree } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PRODUCT_STATES } from './menu-url.ts'
import type { MenuFilters } from './menu-url.ts'

type Url = Pick<
  ReturnType<typeof useTableUrl<MenuFilters, 'menu'>>,
  'filters' | 'change' | 'clear' | 'isFiltered'
>

interface MenuToolbarProps {
  url: Url
  view: Omit<ReturnType<typeof useTableView<unknown>>, 'columns'>
  /** Name of the selected category, for the narrow screen's category button. */
  categoryName: string
  onOpenCategories: () => void
  /** Restores the menu order; undefined while it is active. */
  onMenuOrder: (() => void) | undefined
  exports: ReactNode
}

/** Search, filters and columns of the products. */
export const MenuToolbar = (props: MenuToolbarProps) => {
  const { url, view, categoryName, onOpenCategories, onMenuOrder, exports } = props
  const { filters, change, clear, isFiltered } = url
  const { t } = useTranslation()
  const { text, setText } = useSearchText(filters.search, search => change({ search }))
  return (
    <Flex gap="2" mb="3.5" wrap="wrap" align="center">
      <Button
        variant="outline"
        size="sm"
        minH="10"
        maxW="full"
        display={{ base: 'none', lgDown: 'inline-flex' }}
        icon={<FolderTree size={16} aria-hidden />}
        aria-label={`${t('menus:table.categories')}: ${categoryName}`}
        onClick={onOpenCategories}
      >
        <bdi>{categoryName}</bdi>
      </Button>
      <Flex flex={{ base: '0 1 22.5rem', smDown: '1 0 100%' }}>
        <SearchInput label={t('menus:liveMenu.search')} value={text} onChange={setText} />
      </Flex>
      <SelectFilter
        label={t('menus:table.column.state')}
        value={filters.state ?? ''}
        onChange={state => change({ state: urlChoice(state, PRODUCT_STATES) })}
        options={PRODUCT_STATES.map(value => ({ value, label: t(`menus:table.${value}`) }))}
      />
      {isFiltered && (
        <Button size="sm" variant="ghost" onClick={clear}>
          {t('menus:table.clearFilters')}
        </Button>
      )}
      {onMenuOrder && (
        <Button size="sm" variant="ghost" onClick={onMenuOrder}>
          {t('menus:table.menuOrder')}
        </Button>
      )}
      <ToolbarEnd>
        {exports}
        <ColumnMenu view={view} />
      </ToolbarEnd>
    </Flex>
  )
}
