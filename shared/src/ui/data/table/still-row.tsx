import { PureComponent } from 'react'
import { TableRow } from './table-row.tsx'
import type { RowProps } from './table-row.tsx'

/**
 * A row that is passed by while its table scrolls: it is gone through again only when something that it was given is another. A
 * class, because `memo` would forget of what kind its rows are.
 */
export class StillRow<Row> extends PureComponent<RowProps<Row>> {
  override render() {
    return <TableRow {...this.props} />
  }
}
