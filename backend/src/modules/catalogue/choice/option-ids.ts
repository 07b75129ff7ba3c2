interface Numbered {
  id?: number
}

// Leaves room for the ids of new rows.
const HIGHEST_SENT_ID = 2_000_000_000

const highest = (rows: readonly Numbered[]): number => Math.max(0, ...rows.map(({ id }) => id ?? 0))

/** Gives new rows without an id the next one; `before` are the rows that they replace. */
export const assignOptionIds = <Row extends Numbered>(
  rows: Row[],
  before: readonly Numbered[] = [],
): (Row & { id: number })[] => {
  let next = Math.max(highest(rows), highest(before))
  return rows.map(row => ({ ...row, id: row.id ?? ++next }))
}

/** Returns whether all ids are unique and leave room for new ones. */
export const areIdsSound = (rows: readonly Numbered[]): boolean => {
  const given = rows.map(({ id }) => id).filter(id => id !== undefined)
  return new Set(given).size === given.length && given.every(id => id <= HIGHEST_SENT_ID)
}
