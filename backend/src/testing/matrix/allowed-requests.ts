import type { Route } from '#src/routing/route.ts'
import type { Actor } from './actors.ts'
import { cellsOf } from './cells.ts'
import { ALL_ROUTES, keyOf } from './routes.ts'
import type { Sample } from './sample.ts'
import { samplesOf } from './samples.ts'

/** A request that succeeds, and an actor for whom it does. */
export interface AllowedRequest {
  route: Route
  sample: Sample
  actor: Actor
}

const byAdmin = (actor: Actor): number => (actor === 'Admin A' ? 0 : 1)

const allowedOf = (route: Route): AllowedRequest[] =>
  samplesOf(keyOf(route)).flatMap(sample => {
    const own = cellsOf(route, [sample]).filter(
      ({ target, expected }) => target === 'own' && expected === 'ok',
    )
    const [best] = own.toSorted((one, other) => byAdmin(one.actor) - byAdmin(other.actor))
    return best ? [{ route, sample, actor: best.actor }] : []
  })

/** Returns every route with each of its successful requests, so that tests can break them and expect a refusal. */
export const listAllowedRequests = (): AllowedRequest[] => ALL_ROUTES.flatMap(allowedOf)
