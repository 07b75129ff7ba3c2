// Takes some milliseconds for the largest rows.
const AT_ONCE = 50

/** Maps a long list and yields to the event loop after every few rows. */
export const mapYielding = async <Row, Result>(
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
