import { DataTable } from '@sufra/shared/ui/data'
import type { DataTableProps } from '@sufra/shared/ui/data'

type ListingProps<Row> = Omit<DataTableProps<Row>, 'rows' | 'isWide' | 'isLoading'> & {
  /** Undefined until the first answer. */
  rows: readonly Row[] | undefined
}

/** The tables of this screen: wide ones, in outline until the first answer. */
export const Listing = <Row,>({ rows, ...table }: ListingProps<Row>) => (
  <DataTable {...table} rows={rows ?? []} isWide isLoading={!rows} />
)
