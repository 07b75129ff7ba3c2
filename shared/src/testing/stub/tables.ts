import { branchRows } from './seed/branches.ts'
import { brandRows, categoryRows, choiceRows, productRows, sizeRows } from './seed/menu.ts'
import { orderRows } from './seed/orders.ts'
import { teamRows } from './seed/people.ts'
import { StubRefusal } from './problem.ts'
import type { Row } from './row.ts'

const seeded = (now: number): Record<string, Row[]> => ({
  Branch: branchRows(now),
  Category: categoryRows(),
  Choice: choiceRows(),
  Order: orderRows(now),
  Product: productRows(),
  ServiceProvider: brandRows(),
  Size: sizeRows(),
  User: teamRows(),
})

/** Storage of a stub: rows by entity, e.g. `Category`. */
export class Tables {
  private rows: Map<string, Row[]>

  constructor(now: number) {
    this.rows = new Map(Object.entries(seeded(now)))
  }

  of(entity: string): Row[] {
    return this.rows.get(entity) ?? []
  }

  /** Returns the row. Refuses with `not_found`. */
  find(entity: string, id: unknown): Row {
    const row = this.of(entity).find(each => each.id === id)
    if (!row) throw new StubRefusal('not_found')
    return row
  }

  add(entity: string, row: object): Row {
    const id = Math.max(0, ...this.of(entity).map(each => each.id)) + 1
    const added = { ...row, id }
    this.rows.set(entity, [...this.of(entity), added])
    return added
  }

  put(entity: string, row: Row): Row {
    this.rows.set(
      entity,
      this.of(entity).map(each => (each.id === row.id ? row : each)),
    )
    return row
  }

  remove(entity: string, id: number): void {
    this.rows.set(
      entity,
      this.of(entity).filter(each => each.id !== id),
    )
  }
}
