interface Numbered {
  id?: number
}

// Leaves room above for the numbers that new rows get.
const HIGHEST_SENT_ID = 2_000_000_000

const highest = (rows: readonly Numbered[]): number => Math.max(0, ...rows.map(({ id }) => id ?? 0))

/** New rows come without an id and get the next one; `before` are the rows that they take the place of. */
export const numbered = <Row extends Numbered>(
  rows: Row[],
  before: readonly Numbered[] = [],
): (Row & { id: number })[] => {
  let next = Math.max(highest(rows), highest(before))
  return rows.map(row => ({ ...row, id: row.id ?? ++next }))
}

/** Whether no id is used twice, and none leaves no room above it. */
export const areIdsSound = (rows: readonly Numbered[]): boolean => {
  const given = rows.map(({ id }) => id).filter(id => id !== undefined)
  return new Set(given).size === given.length && given.every(id => id <= HIGHEST_SENT_ID)
}
