import pg from 'pg'

/**
 * Counts what the application's connections send, until `stop`. A query that goes out while one before it on the same
 * connection has no answer yet waits for nothing: it shares the round trip.
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
