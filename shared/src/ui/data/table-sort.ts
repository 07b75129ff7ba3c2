/** Which column orders a table, and which way. */
export interface TableSort {
  key: string
  direction: 'ascending' | 'descending'
}
