import type { RemoteOutcome } from '@sufra/shared/contracts/release-health'
import { cleanDetail } from './clean-detail.ts'
import type { releaseHealth } from './release-health.table.ts'
import { countsOf } from './time-steps.ts'

export type Sums = Omit<typeof releaseHealth.$inferInsert, 'at'>

type Phases = NonNullable<RemoteOutcome['phases']>

// Pages measure from the start of the attempt. A clock that was set back must not make a phase negative.
const alone = ({ entry, module, screen }: Phases): Phases => ({
  entry,
  module: Math.max(0, module - entry),
  screen: Math.max(0, screen - Math.max(module, entry)),
})

const byKey = (outcomes: readonly RemoteOutcome[], keyOf: (outcome: RemoteOutcome) => string) => {
  const groups = new Map<string, RemoteOutcome[]>()
  for (const outcome of outcomes) {
    const group = groups.get(keyOf(outcome))
    if (group) group.push(outcome)
    else groups.set(keyOf(outcome), [outcome])
  }
  // A fixed order prevents deadlocks between concurrent reports.
  return [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, group]) => group)
}

/** Groups outcomes by remote and version. */
export const byVersion = (outcomes: readonly RemoteOutcome[]) =>
  byKey(outcomes, ({ name, version }) => `${name} ${version}`).flatMap(group =>
    group.slice(0, 1).map(({ name, version }) => ({ name, version, outcomes: group })),
  )

const sumOf = (phases: readonly Phases[], name: keyof Phases): number =>
  phases.reduce((sum, each) => sum + each[name], 0)

const sumsOf = (group: readonly RemoteOutcome[]): Sums[] => {
  const [first] = group
  if (!first) return []
  const { name, version, choice, failure } = first
  const timed = failure === null ? group.flatMap(({ phases }) => phases ?? []) : []
  const phases = timed.map(alone)
  return [
    {
      name,
      version,
      choice,
      outcome: failure ?? ('ready' as const),
      count: group.length,
      steps: timed.length > 0 ? countsOf(timed.map(({ screen }) => screen)) : null,
      entryMs: sumOf(phases, 'entry'),
      moduleMs: sumOf(phases, 'module'),
      screenMs: sumOf(phases, 'screen'),
    },
  ]
}

/** Returns the sums that a report adds to the rows of release health. */
export const addUp = (outcomes: readonly RemoteOutcome[]): Sums[] =>
  byKey(outcomes, ({ name, version, choice, failure }) =>
    [name, version, choice, failure ?? 'ready'].join(' '),
  ).flatMap(sumsOf)

/** Returns the failure messages, newest first. */
export const failuresOf = (outcomes: readonly RemoteOutcome[]) =>
  outcomes
    .flatMap(({ failure, detail }) =>
      failure === null ? [] : [{ code: failure, detail: cleanDetail(detail ?? '') }],
    )
    .toReversed()
