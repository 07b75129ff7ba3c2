import { ACTORS, ROLE_OF, merchantOf } from './actors.ts'
import type { Actor } from './actors.ts'
import { call } from './call.ts'
import { cellsOf } from './cells.ts'
import { ALL_ROUTES, keyOf } from './routes.ts'
import { samplesOf } from './samples.ts'
import type { World } from './world.ts'

const roleRoutes = ALL_ROUTES.filter(({ access }) => Array.isArray(access))

const PEOPLE = ACTORS.filter(
  actor => ROLE_OF[actor] && actor !== 'SuperAdmin' && merchantOf(actor) === 'first',
)

/** Everything that somebody can read, by what they ask for. */
const readAll = async (world: World, actor: Actor): Promise<Map<string, string>> => {
  const answers = new Map<string, string>()
  const { headers, ids } = world.caller(actor)
  for (const route of roleRoutes) {
    for (const { sample, actor: who, expected, target } of cellsOf(route, samplesOf(keyOf(route)))) {
      const isReading = route.method === 'GET' || sample.isReading
      if (who !== actor || target !== 'own' || expected !== 'ok' || !isReading) continue
      const ask = sample.ask(ids)
      answers.set(
        `${actor}: ${ask.url} ${JSON.stringify(ask.json)}`,
        (await call(world, { route, ask, headers })).text,
      )
    }
  }
  return answers
}

/**
 * What people of the first merchant are told only because there is a second one. Finds what shows no text of theirs: sums,
 * counts, numbers of pages.
 */
export const differencesAlone = async (world: World): Promise<string[]> => {
  const differences: string[] = []
  for (const actor of PEOPLE) {
    const together = await readAll(world, actor)
    await world.kept.without(world.merchants.second.here.accountId)
    const alone = await readAll(world, actor)
    await world.kept.restore()
    for (const [asked, text] of together) if (alone.get(asked) !== text) differences.push(`${asked}: ${text}`)
  }
  return differences
}
