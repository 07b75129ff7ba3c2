// @own-registry: runs as long as a suite.
import fc from 'fast-check'
import { listAllowedRequests } from '#src/testing/matrix/allowed-requests.ts'
import type { AllowedRequest } from '#src/testing/matrix/allowed-requests.ts'
import { badRequests } from '#src/testing/matrix/bad-requests.ts'
import { brokenRequests } from '#src/testing/matrix/broken-requests.ts'
import { call } from '#src/testing/matrix/call.ts'
import { keyOf } from '#src/testing/matrix/routes.ts'
import type { Ask } from '#src/testing/matrix/sample.ts'
import { createWorld } from '#src/testing/matrix/world.ts'
import type { World } from '#src/testing/matrix/world.ts'

// `FUZZ_RUNS=50000` for a thorough run; a failure names the seed and the path to repeat it.
const RUNS = Number(process.env.FUZZ_RUNS ?? 300)
const SEED = Number(process.env.FUZZ_SEED ?? 20_260)
// A thorough run takes longer than the default limit for hung tests.
const LIMIT_MS = 300_000
const MILLISECONDS_EACH = 100

const allowed = listAllowedRequests()
// These requests break independently of their content, so one sample of each route is enough.
const routes = new Map(allowed.toReversed().map(each => [keyOf(each.route), each]))

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world?.close())

const askOf = ({ sample, actor }: AllowedRequest): Ask => sample.ask(world.caller(actor).ids)

/** Sends a request, restores changed tables and returns a complaint about the answer, if any. */
const complaintAbout = async (
  { route, sample, actor }: AllowedRequest,
  ask: Ask,
): Promise<string | undefined> => {
  const { status, isProblem, text } = await call(world, { route, ask, headers: world.caller(actor).headers })
  if (route.method !== 'GET' && status < 300) {
    await sample.settle?.(world.test)
    await world.kept.restore()
  }
  if (status < 400 || (status < 500 && isProblem)) return undefined
  return `${status} ${text} to ${keyOf(route)} ${JSON.stringify(ask).slice(0, 500)}`
}

it.each([...routes].map(([name, each], turn) => [name, each, turn] as const))(
  'refuses every broken request to %s with a problem that has a code',
  async (_, each, turn) => {
    const complaints: string[] = []
    for (const ask of brokenRequests(each.route, { ask: askOf(each), turn })) {
      const complaint = await complaintAbout(each, ask)
      if (complaint) complaints.push(complaint)
    }
    expect(complaints).toEqual([])
  },
)

it(
  `never answers ${RUNS} generated requests with a server error`,
  async () => {
    const plain = new Map(
      allowed.filter(each => !askOf(each).isStream).map((each, at) => [`${keyOf(each.route)} #${at}`, each]),
    )
    const requests = fc
      .constantFrom(...plain)
      .chain(([name, each]) => badRequests(each, askOf(each)).map((ask): [string, Ask] => [name, ask]))
    const isAnswered = async ([name, ask]: [string, Ask]) => {
      const each = plain.get(name)
      expect(each && (await complaintAbout(each, ask))).toBeUndefined()
    }
    await fc.assert(fc.asyncProperty(requests, isAnswered), { numRuns: RUNS, seed: SEED })
  },
  LIMIT_MS + RUNS * MILLISECONDS_EACH,
)
