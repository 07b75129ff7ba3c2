import { PureComponent } from 'react'
import { TableRow } from './table-row.tsx'
import type { RowProps } from './table-row.tsx'

/**
 * Row that renders again only when its props change, for scrolling tables. A class, because `memo` would lose the
 * generic row type.
 */
export class StillRow<Row> extends PureComponent<RowProps<Row>> {
  override render() {
    return <TableRow {...this.props} />
  }
}
