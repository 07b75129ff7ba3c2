import { ATTACKS } from './attacks.ts'
import type { AttackName } from './attacks.ts'
import type { Failure } from './verdicts.ts'

export interface Outcome {
  attack: AttackName
  tried: number
  failures: readonly Failure[]
  figures: readonly string[]
  seconds: number
}

const MOST_OF_A_KIND = 3

const cells = ({ attack, tried, failures, figures, seconds }: Outcome): string[] => [
  attack,
  String(tried),
  String(failures.length),
  `${seconds.toFixed(1)} s`,
  figures.join(' · '),
]

const HEAD = ['attack', 'tried', 'failed', 'took', 'figures']

const aligned = (rows: string[][]): string => {
  const widths = HEAD.map((_, column) => Math.max(...rows.map(row => (row[column] ?? '').length)))
  const last = HEAD.length - 1
  const line = (row: string[]) =>
    row
      .map((cell, column) => {
        if (column === last) return cell
        return column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
      })
      .join('  ')
      .trimEnd()
  return rows.map(line).join('\n')
}

const ofAKind = (failures: readonly Failure[]): Map<string, Failure[]> => {
  const kinds = new Map<string, Failure[]>()
  for (const failure of failures) kinds.set(failure.what, [...(kinds.get(failure.what) ?? []), failure])
  return kinds
}

const failuresOf = ({ attack, failures }: Outcome): string[] =>
  [...ofAKind(failures)].flatMap(([what, some]) => [
    `FAIL  ${attack}: ${what}${some.length > 1 ? ` (${some.length} times)` : ''}`,
    ...some
      .slice(0, MOST_OF_A_KIND)
      .flatMap(({ sent, came }) => [`      sent  ${sent}`, `      came  ${came}`]),
  ])

/** Formats results as text: a row for each attack, then each kind of failure with its first requests and answers. */
export const tableOf = (outcomes: readonly Outcome[]): string =>
  [aligned([HEAD, ...outcomes.map(cells)]), ...outcomes.flatMap(failuresOf)].join('\n')

/** Formats results as JSON with numbers of passed and failed attacks. */
export const jsonOf = (outcomes: readonly Outcome[], seed: number): string =>
  JSON.stringify(
    {
      seed,
      passed: outcomes.filter(({ failures }) => failures.length === 0).length,
      failed: outcomes.filter(({ failures }) => failures.length > 0).length,
      attacks: outcomes.map(outcome => ({ ...outcome, about: ATTACKS[outcome.attack].about })),
    },
    null,
    2,
  )
