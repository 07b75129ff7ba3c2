import type { Access } from '@sufra/shared/contracts/endpoints/endpoint'
import { holdsAny } from '@sufra/shared/contracts/permission'
import type { Route } from '#src/routing/route.ts'
import { ACTORS, LIMITED, REFUSED, ROLE_OF, heldBy } from './actors.ts'
import type { Actor } from './actors.ts'
import type { Outcome } from './outcome.ts'
import type { Ids, Point, Sample } from './sample.ts'

export type Target = 'own' | 'foreign' | 'absent' | 'otherBranch' | 'colleague'

/** One case of the matrix: whether an actor may call a route with a given target. */
export interface Cell {
  sample: Sample
  actor: Actor
  /** the id that is replaced; null if the target is `own` */
  name: keyof Ids | null
  target: Target
  expected: Outcome
  isPublic: boolean
}

const isOpen = (access: Access): boolean => access === 'public' || access === 'channel'

/** Returns the outcome that the declaration of a route alone decides. */
const admission = ({ access, permission }: Route, actor: Actor): Outcome => {
  if (isOpen(access)) return 'ok'
  const roles: readonly string[] = access === 'deploy' ? ['SuperAdmin'] : [...access]
  const isLetIn = roles.includes(ROLE_OF[actor] ?? '') && holdsAny(heldBy(actor), permission)
  return REFUSED[actor] ?? (isLetIn ? 'ok' : '403 forbidden_role')
}

const targetsOf = ({ otherBranch, isPersonal, isSecret }: Point): Target[] => [
  'absent',
  ...(isSecret ? [] : (['foreign'] as const)),
  ...(otherBranch ? (['otherBranch'] as const) : []),
  ...(isPersonal ? (['colleague'] as const) : []),
]

interface Case {
  actor: Actor
  own: Outcome
  /** whether the actor sees the data of all merchants */
  isOperator: boolean
}

const expectedOf = (point: Point, target: Target, { actor, own, isOperator }: Case): Outcome => {
  const absent = point.absentFor?.[actor] ?? point.absent
  if (target === 'absent') return absent
  if (target === 'otherBranch') return actor === LIMITED ? (point.otherBranch ?? own) : own
  return isOperator ? (point.operatorForeign ?? own) : absent
}

const keysOf = (points: Sample['points']): (keyof Ids)[] =>
  Object.keys(points ?? {}).filter((name): name is keyof Ids => points !== undefined && name in points)

const cellsOfActor = (route: Route, sample: Sample, actor: Actor): Cell[] => {
  const isPublic = isOpen(route.access)
  const admitted = admission(route, actor)
  const own = admitted === 'ok' ? (sample.ownFor?.[actor] ?? 'ok') : admitted
  const facts = { actor, own, isOperator: actor === 'SuperAdmin' && !isPublic }
  const cell = { sample, actor, isPublic }
  const others = keysOf(sample.points).flatMap(name => {
    const point = sample.points?.[name]
    if (!point) return []
    return targetsOf(point).map(target => {
      const expected = admitted === 'ok' ? expectedOf(point, target, facts) : admitted
      return { ...cell, name, target, expected }
    })
  })
  return [{ ...cell, name: null, target: 'own', expected: own }, ...others]
}

/** Returns every actor with every target of a route, and the expected outcome. */
export const cellsOf = (route: Route, samples: Sample[]): Cell[] =>
  samples.flatMap(sample => ACTORS.flatMap(actor => cellsOfActor(route, sample, actor)))

export const labelOf = ({ actor, name, target }: Cell): string =>
  name === null ? `${actor}, own` : `${actor}, ${target} ${name}`
