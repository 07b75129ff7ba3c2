import { useState } from 'react'
import type { ReactNode } from 'react'
import { BulkBar } from '../bulk-bar.tsx'
import type { BulkAction } from '../bulk-bar.tsx'
import { DataTable } from '../data-table.tsx'
import type { DataTableProps } from '../data-table.tsx'
import type { TableColumn } from '../table-column.ts'
import { useSelection } from '../use-selection.ts'

export interface Dish {
  id: number
  name: string
  price: number
}

export const dishes = (count: number): Dish[] =>
  Array.from({ length: count }, (_, place) => ({
    id: place + 1,
    name: `Dish ${place + 1}`,
    price: (place * 7) % 100,
  }))

export const COLUMNS: TableColumn<Dish>[] = [
  {
    id: 'name',
    header: 'Dish',
    sortKey: 'name',
    render: ({ name }) => name,
    exportValue: ({ name }) => name,
  },
  {
    id: 'price',
    header: 'Price',
    align: 'end',
    sortKey: 'price',
    sortValue: ({ price }) => price,
    render: ({ price }) => price,
    exportValue: ({ price }) => price,
  },
]

interface DishTableProps extends Partial<DataTableProps<Dish>> {
  rows: readonly Dish[]
  /** Rows on all pages; defaults to the number of rows. */
  totalCount?: number
  listKey?: string
  actions?: BulkAction[]
  canSelect?: (dish: Dish) => boolean
  onCollect?: (dishes: Dish[]) => void
  children?: ReactNode
}

/** Renders a table of dishes with selection. */
export const DishTable = ({ rows, totalCount, listKey = '', actions = [], ...props }: DishTableProps) => {
  const { canSelect, onCollect, ...table } = props
  const selection = useSelection({
    rows,
    rowKey: ({ id }) => id,
    totalCount: totalCount ?? rows.length,
    listKey,
    canSelect,
  })
  const collect: BulkAction = {
    id: 'collect',
    label: 'Collect',
    onPress: () =>
      void selection
        .collect(async () => dishes(totalCount ?? rows.length))
        .then(onCollect ?? (() => undefined)),
  }
  return (
    <DataTable
      caption="Dishes"
      columns={COLUMNS}
      rowKey={({ id }) => id}
      rowLabel={({ name }) => name}
      {...table}
      rows={rows}
      selection={selection}
      bar={<BulkBar selection={selection} actions={[collect, ...actions]} canSelectEverything />}
    />
  )
}

/** Renders two pages of a filtered list, as from a server. */
export const PagedDishes = ({ onCollect }: Pick<DishTableProps, 'onCollect'>) => {
  const [page, setPage] = useState(1)
  const [filter, setFilter] = useState('all')
  const all = dishes(6)
  return (
    <>
      <button onClick={() => setPage(page === 1 ? 2 : 1)}>Other page</button>
      <button onClick={() => setFilter('few')}>Filter</button>
      <DishTable
        rows={all.slice((page - 1) * 3, page * 3)}
        totalCount={6}
        listKey={filter}
        onCollect={onCollect}
      />
    </>
  )
}
