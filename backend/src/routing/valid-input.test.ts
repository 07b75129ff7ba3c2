// @own-registry: takes as long as a suite.
import fc from 'fast-check'
import { call } from '#src/testing/matrix/call.ts'
import { cellsOf } from '#src/testing/matrix/cells.ts'
import type { Cell } from '#src/testing/matrix/cells.ts'
import { ALL_ROUTES, keyOf } from '#src/testing/matrix/routes.ts'
import type { Ask } from '#src/testing/matrix/sample.ts'
import { samplesOf } from '#src/testing/matrix/samples.ts'
import { validRequests } from '#src/testing/matrix/valid-requests.ts'
import { createWorld } from '#src/testing/matrix/world.ts'
import type { World } from '#src/testing/matrix/world.ts'
import type { Route } from './route.ts'

// `FUZZ_RUNS=50000` for a thorough look.
const RUNS = Number(process.env.FUZZ_RUNS ?? 400)
const SEED = Number(process.env.FUZZ_SEED ?? 20_260)
const LIMIT_MS = 300_000
const MILLISECONDS_EACH = 100
/** Requests that see what the ones before them have stored. */
const REQUESTS_OF_A_STATE = 10

interface Source {
  route: Route
  cell: Cell
}

/** Every route with every sample of it, by everybody who may send it. */
const sources: Source[] = ALL_ROUTES.flatMap(route =>
  cellsOf(route, samplesOf(keyOf(route)))
    .filter(({ target, expected }) => target === 'own' && expected === 'ok')
    .map(cell => ({ route, cell })),
)

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world?.close())

const requestsOf = ({ route, cell }: Source, count: number, seed: number): Ask[] => {
  const { ids } = world.caller(cell.actor)
  const ask = cell.sample.ask(ids)
  return ask.isStream
    ? []
    : fc.sample(validRequests(route, { sample: cell.sample, ask, ids }), { numRuns: count, seed })
}

interface Planned extends Source {
  ask: Ask
}

/** All requests, mixed, so that each meets what others have stored. */
const planRequests = (): Planned[] => {
  const count = Math.ceil(RUNS / sources.length)
  const all = sources.flatMap((source, at) =>
    requestsOf(source, count, SEED + at).map(ask => ({ route: source.route, cell: source.cell, ask })),
  )
  const [mixed = []] = fc.sample(fc.shuffledSubarray(all, { minLength: all.length }), {
    numRuns: 1,
    seed: SEED,
  })
  return mixed.slice(0, RUNS)
}

const complaintAbout = async ({ route, cell, ask }: Planned, counts: Map<string, number>) => {
  const { headers } = world.caller(cell.actor)
  const { status, text } = await call(world, { route, ask, headers })
  await cell.sample.settle?.(world.test)
  const statusClass = `${Math.floor(status / 100)}xx`
  counts.set(statusClass, (counts.get(statusClass) ?? 0) + 1)
  if (status < 500) return []
  return [`${status} ${text} to ${keyOf(route)} by ${cell.actor}: ${JSON.stringify(ask).slice(0, 1500)}`]
}

it(
  `answers ${RUNS} generated requests that pass validation without a fault of the server`,
  async () => {
    const complaints: string[] = []
    const counts = new Map<string, number>()
    for (const [at, planned] of planRequests().entries()) {
      complaints.push(...(await complaintAbout(planned, counts)))
      if (at % REQUESTS_OF_A_STATE === REQUESTS_OF_A_STATE - 1) await world.kept.restore()
    }
    if (process.env.FUZZ_RUNS) process.stdout.write(`${JSON.stringify(Object.fromEntries(counts))}\n`)
    expect(complaints).toEqual([])
  },
  LIMIT_MS + RUNS * MILLISECONDS_EACH,
)
