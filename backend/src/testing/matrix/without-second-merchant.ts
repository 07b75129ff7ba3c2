import { ISOLATION_ACTORS, merchantOf } from './actors.ts'
import type { Actor } from './actors.ts'
import { call } from './call.ts'
import { cellsOf } from './cells.ts'
import { ALL_ROUTES, keyOf } from './routes.ts'
import { samplesOf } from './samples.ts'
import type { World } from './world.ts'

const roleRoutes = ALL_ROUTES.filter(({ access }) => Array.isArray(access))

const PEOPLE = ISOLATION_ACTORS.filter(actor => merchantOf(actor) === 'first')

/** Everything that somebody can read, by what they ask for. */
const readAs = async (world: World, actor: Actor): Promise<[asked: string, text: string][]> => {
  const answers: [string, string][] = []
  const { headers, ids } = world.caller(actor)
  for (const route of roleRoutes) {
    for (const { sample, actor: who, expected, target } of cellsOf(route, samplesOf(keyOf(route)))) {
      const isReading = route.method === 'GET' || sample.isReading
      if (who !== actor || target !== 'own' || expected !== 'ok' || !isReading) continue
      const ask = sample.ask(ids)
      const { text } = await call(world, { route, ask, headers })
      answers.push([`${actor}: ${ask.url} ${JSON.stringify(ask.json)}`, text])
    }
  }
  return answers
}

const readAll = async (world: World): Promise<Map<string, string>> => {
  const answers = new Map<string, string>()
  for (const actor of PEOPLE) for (const [asked, text] of await readAs(world, actor)) answers.set(asked, text)
  return answers
}

/**
 * Returns the answers to people of the first merchant that change when the second merchant is removed. This finds
 * leaks without text, such as sums, counts and numbers of pages.
 */
export const differencesWithoutSecondMerchant = async (world: World): Promise<string[]> => {
  const together = await readAll(world)
  await world.kept.without(world.merchants.second.here.accountId)
  const alone = await readAll(world)
  await world.kept.restore()
  return [...together].flatMap(([asked, text]) => (alone.get(asked) === text ? [] : [`${asked}: ${text}`]))
}
