import type { ReactNode } from 'react'

/** Which column orders a table, and which way. */
export interface TableSort {
  key: string
  direction: 'ascending' | 'descending'
}

/** What a column says of a row to a sort in the page or to a file: text, a number, or nothing. */
export type PlainValue = string | number | null

export interface TableColumn<Row> {
  id: string
  /** Shown over the column, before the value when rows become cards, and at the head of an exported file. */
  header: string
  render: (row: Row) => ReactNode
  /** `end` for numbers and row actions. */
  align?: 'start' | 'end'
  /** Makes the header a sort button. */
  sortKey?: string
  /** By what `useRowsInPage` orders the rows. Text is compared in the reader's language. */
  sortValue?: (row: Row) => PlainValue
  /** What an exported file says, in the reader's language. A column without it stays out of the file. */
  exportValue?: (row: Row) => PlainValue
  /** For row actions: no visible header, top corner of a card, always shown. */
  isAction?: boolean
  /** Hidden until somebody chooses it. */
  isOptional?: boolean
}

/** What a row is known by, across pages and refreshes. */
export type RowKey = string | number
