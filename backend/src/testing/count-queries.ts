import pg from 'pg'

/**
 * Counts the statements and round trips of the application's connections until `stop`. A query that is sent while an
 * earlier one on the same connection is unanswered adds no round trip, because both are pipelined.
 */
export const countQueries = () => {
  const counts = { statements: 0, roundTrips: 0 }
  const { query } = pg.Client.prototype
  const open = new Map<pg.Client, number>()
  const spy = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...call: unknown[]
  ) {
    const answer = Reflect.apply(query, this, call)
    // The test's own connections are not pipelined.
    if (!this.pipeline) return answer
    const before = open.get(this) ?? 0
    if (before === 0) counts.roundTrips += 1
    const [asked] = call
    counts.statements += typeof asked === 'string' ? asked.split(';').length : 1
    open.set(this, before + 1)
    const close = () => open.set(this, (open.get(this) ?? 1) - 1)
    void Promise.resolve(answer).then(close, close)
    return answer
  })
  return { counts, stop: () => spy.mockRestore() }
}
