// Takes some milliseconds for the largest rows.
const ROWS_OF_A_PIECE = 50

let lastTurn: Promise<void> = Promise.resolve()

/**
 * Resolves in a turn of the event loop that no other list uses. If the pieces of several lists shared a turn, every turn of a
 * request would take as long as all of them together.
 */
const ownTurn = (): Promise<void> => {
  lastTurn = lastTurn.then(() => new Promise(resolve => setImmediate(resolve)))
  return lastTurn
}

/** Maps a long list in pieces. Of all lists that are mapped at a time, one piece runs in each turn of the event loop. */
export const mapYielding = async <Row, Result>(
  rows: readonly Row[],
  map: (row: Row) => Result,
): Promise<Result[]> => {
  const results: Result[] = []
  for (const [position, row] of rows.entries()) {
    if (position > 0 && position % ROWS_OF_A_PIECE === 0) await ownTurn()
    results.push(map(row))
  }
  return results
}
