// Some milliseconds of work for the largest rows that we have.
const AT_ONCE = 50

/** Maps a long list without holding up everybody else: between every few rows others get their turn. */
export const mapInTurns = async <Row, Result>(
  rows: readonly Row[],
  map: (row: Row) => Result,
): Promise<Result[]> => {
  const results: Result[] = []
  for (const [position, row] of rows.entries()) {
    if (position > 0 && position % AT_ONCE === 0) await new Promise(resolve => setImmediate(resolve))
    results.push(map(row))
  }
  return results
}
