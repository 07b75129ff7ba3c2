import { useMemo } from 'react'
import { useSearchParams } from '#src/router/router.ts'
import { useRemembered } from './use-remembered.ts'
import type { TableColumn } from './table-column.ts'

export type Density = 'roomy' | 'dense'

interface TableViewOptions<Row> {
  /** Key of the table in this device's stored choices: `merchants`. */
  name: string
  /** All columns; the first one and those of row actions are always shown. */
  columns: readonly TableColumn<Row>[]
}

export interface ColumnChoice {
  id: string
  header: string
  isShown: boolean
}

const PARAMETER = 'columns'
const idsIn = (text: string | null) => text?.split(',').filter(Boolean)

/** Keeps the same array while the choice stays, so that rows do not render again. */
const useShown = <Row>(columns: readonly TableColumn<Row>[], chosen: string) =>
  useMemo(() => {
    const ids = chosen.split(',')
    return columns.filter(({ id, isAction }, place) => place === 0 || isAction || ids.includes(id))
  }, [columns, chosen])

/**
 * Holds the shown columns and the row height, for `DataTable` and `ColumnMenu`. A choice of columns goes into the
 * address (`?columns=city,plan`), which has priority, and is stored on this device for this person. The density is only
 * stored.
 */
export const useTableView = <Row>({ name, columns }: TableViewOptions<Row>) => {
  const [params, setParams] = useSearchParams()
  const [keptColumns, keepColumns] = useRemembered(`table.${name}.columns`)
  const [keptDensity, keepDensity] = useRemembered(`table.${name}.density`)
  const free = columns.filter(({ isAction }, place) => place > 0 && !isAction)
  const usual = free.filter(({ isOptional }) => !isOptional).map(({ id }) => id)
  // A list without any known column was cut or belongs to another table, so it is ignored.
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
    /** Columns to show, for `DataTable`. */
    columns: shown,
    density,
    /** Columns to choose from, for `ColumnMenu`. */
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
