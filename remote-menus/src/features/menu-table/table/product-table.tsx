import type { Product } from '@sufra/shared/contracts/product'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { Link } from '@sufra/shared/router'
import { useCan } from '@sufra/shared/session'
import { Box, EmptyState, LinkButton } from '@sufra/shared/ui'
import { DataTable, NoMatch } from '@sufra/shared/ui/data'
import type { DataTableProps } from '@sufra/shared/ui/data'
import { Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Sortable } from '../sorting/sorting.tsx'
import { useProductSort } from '../sorting/use-product-sort.ts'
import { tableStyles } from './table-styles.ts'

type Passed = 'columns' | 'density' | 'sort' | 'onSort' | 'selection' | 'bar'

interface ProductTableProps extends Pick<DataTableProps<Product>, Passed> {
  serviceProviderId: number
  rows: readonly Product[]
  /** True if the rows are in menu order and can be sorted. */
  isSortable: boolean
  /** Undefined if no filter is set. */
  onClear: (() => void) | undefined
}

const idOf = ({ id }: Product) => id
const NOTHING: readonly Product[] = []

const NoProducts = ({ serviceProviderId }: { serviceProviderId: number }) => {
  const { t } = useTranslation()
  const canEdit = useCan('menu.edit')
  return (
    <EmptyState
      title={t('menus:table.empty')}
      action={
        canEdit && (
          <LinkButton asChild>
            <Link to={`/menus/new-meal?serviceProviderId=${serviceProviderId}`}>
              <Plus size={18} aria-hidden />
              {t('menus:table.newProduct')}
            </Link>
          </LinkButton>
        )
      }
    />
  )
}

/** Table of the products; those of one category can be sorted by drag and drop. */
export const ProductTable = ({ serviceProviderId, isSortable, onClear, ...table }: ProductTableProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const sortProducts = useProductSort()
  const [hasOrder, setHasOrder] = useState(isSortable)
  // Stays true, because otherwise the table would remount when a search starts or ends.
  if (isSortable && !hasOrder) setHasOrder(true)
  const nameOf = useCallback(({ name }: Product) => inLanguage(name, language), [language])
  const shown = (
    <Box css={tableStyles}>
      <DataTable
        {...table}
        caption={t('menus:table.caption')}
        rowKey={idOf}
        rowLabel={nameOf}
        opens="link"
        empty={
          onClear ? (
            <NoMatch title={t('menus:table.noMatch')} onClear={onClear} />
          ) : (
            <NoProducts serviceProviderId={serviceProviderId} />
          )
        }
      />
    </Box>
  )
  if (!hasOrder) return shown
  return (
    <Sortable items={isSortable ? table.rows : NOTHING} onChange={sortProducts} nameOf={nameOf}>
      {shown}
    </Sortable>
  )
}
