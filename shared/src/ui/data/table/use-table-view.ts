import { useMemo } from 'react'
import { useSearchParams } from '#src/router/router.ts'
import { useRemembered } from './remembered.ts'
import type { TableColumn } from './table-column.ts'

export type Density = 'roomy' | 'dense'

interface TableViewOptions<Row> {
  /** Names the table among what this device keeps: `merchants`. */
  name: string
  /** All columns there are; the first one, and those of row actions, are always shown. */
  columns: readonly TableColumn<Row>[]
}

export interface ColumnChoice {
  id: string
  header: string
  isShown: boolean
}

const PARAMETER = 'columns'
const idsIn = (text: string | null) => text?.split(',').filter(Boolean)

/** The same while nobody chooses others: rows whose columns stay are not drawn again. */
const useShown = <Row>(columns: readonly TableColumn<Row>[], chosen: string) =>
  useMemo(() => {
    const ids = chosen.split(',')
    return columns.filter(({ id, isAction }, place) => place === 0 || isAction || ids.includes(id))
  }, [columns, chosen])

/**
 * Which columns a person sees and how high rows are, for `DataTable` and `ColumnMenu`. A choice of columns goes into the address
 * (`?columns=city,plan`), which counts first, and is kept on this device for this person; the density is kept alone.
 */
export const useTableView = <Row>({ name, columns }: TableViewOptions<Row>) => {
  const [params, setParams] = useSearchParams()
  const [keptColumns, keepColumns] = useRemembered(`table.${name}.columns`)
  const [keptDensity, keepDensity] = useRemembered(`table.${name}.density`)
  const free = columns.filter(({ isAction }, place) => place > 0 && !isAction)
  const usual = free.filter(({ isOptional }) => !isOptional).map(({ id }) => id)
  // A list that names no column at all was cut or is of another table: it says nothing.
  const isOurs = (ids: string[] | undefined) =>
    ids?.some(id => id === 'none' || free.some(each => each.id === id))
  const chosen = [idsIn(params.get(PARAMETER)), idsIn(keptColumns)].find(isOurs) ?? usual

  const write = (ids: readonly string[] | null) => {
    const text = ids && (ids.join(',') || 'none')
    keepColumns(text)
    setParams(
      current => {
        const next = new URLSearchParams(current)
        if (text === null) next.delete(PARAMETER)
        else next.set(PARAMETER, text)
        return next
      },
      { replace: true },
    )
  }
  const density: Density = keptDensity === 'dense' ? 'dense' : 'roomy'
  const shown = useShown(columns, chosen.join())
  return {
    /** The columns to show, for `DataTable`. */
    columns: shown,
    density,
    /** What there is to choose, for `ColumnMenu`. */
    choices: free.map(({ id, header }): ColumnChoice => ({ id, header, isShown: chosen.includes(id) })),
    toggle: (id: string) => {
      const next = free.map(each => each.id).filter(each => (each === id) !== chosen.includes(each))
      write(next.join() === usual.join() ? null : next)
    },
    reset: () => write(null),
    setDensity: (next: Density) => keepDensity(next === 'roomy' ? null : next),
  }
}

export type TableView = Omit<ReturnType<typeof useTableView<unknown>>, 'columns'>
