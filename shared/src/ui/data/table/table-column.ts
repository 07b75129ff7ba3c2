import type { ReactNode } from 'react'

/** Column and direction of a sort. */
export interface TableSort {
  key: string
  direction: 'ascending' | 'descending'
}

/** Value of a column for a local sort or an export: text, a number, or null. */
export type PlainValue = string | number | null

export interface TableColumn<Row> {
  id: string
  /** Column header, shown before the value in cards, and as the header in an exported file. */
  header: string
  render: (row: Row) => ReactNode
  /** `end` for numbers and row actions. */
  align?: 'start' | 'end'
  /** Turns the header into a sort button. */
  sortKey?: string
  /** Value by which `useRowsInPage` sorts. Text is compared in the interface language. */
  sortValue?: (row: Row) => PlainValue
  /** Value in an exported file, in the interface language. A column without it is not exported. */
  exportValue?: (row: Row) => PlainValue
  /** For row actions: no visible header, top corner of a card, always shown. */
  isAction?: boolean
  /** Hidden until a person chooses it. */
  isOptional?: boolean
}

/** Identifies a row across pages and refreshes. */
export type RowKey = string | number
