import type { VersionHealth } from '@sufra/shared/contracts/release-health'
import type { CountRow, ErrorRow, TimeRow } from './health-figures.repository.ts'
import { quantileOf } from './time-steps.ts'

interface Rows {
  counts: CountRow[]
  times: TimeRow[]
  accounts: { name: string; version: string; accounts: number }[]
  errors: ErrorRow[]
}

type Version = Pick<VersionHealth, 'name' | 'version'>

const isOf =
  ({ name, version }: Version) =>
  (row: Version): boolean =>
    row.name === name && row.version === version

const countIn = (rows: readonly CountRow[]): number => rows.reduce((sum, { count }) => sum + count, 0)
const isReady = ({ outcome }: CountRow): boolean => outcome === 'ready'
const splitOf = (rows: readonly CountRow[]) => ({
  ready: countIn(rows.filter(isReady)),
  failed: countIn(rows.filter(row => !isReady(row))),
})

const codesOf = (rows: readonly CountRow[]): VersionHealth['codes'] => {
  const codes: VersionHealth['codes'] = {}
  for (const { outcome, count } of rows)
    if (outcome !== 'ready') codes[outcome] = (codes[outcome] ?? 0) + count
  return codes
}

const timelineOf = (rows: readonly CountRow[]): VersionHealth['timeline'] => {
  const hours = new Map<string, { ready: number; failed: number }>()
  for (const { hour, outcome, count } of rows) {
    const at = hour.toISOString()
    const { ready, failed } = hours.get(at) ?? { ready: 0, failed: 0 }
    hours.set(at, outcome === 'ready' ? { ready: ready + count, failed } : { ready, failed: failed + count })
  }
  return [...hours].map(([at, split]) => ({ at, ...split }))
}

const timesOf = (row: TimeRow | undefined): Pick<VersionHealth, 'p50' | 'p95' | 'phases'> => {
  if (!row) return { p50: null, p95: null, phases: null }
  const { steps, entryMs, moduleMs, screenMs } = row
  const measured = steps.reduce((sum, count) => sum + count, 0)
  const mean = (sum: number) => Math.round(sum / measured)
  return {
    p50: quantileOf(steps, 0.5),
    p95: quantileOf(steps, 0.95),
    phases: { entry: mean(entryMs), module: mean(moduleMs), screen: mean(screenMs) },
  }
}

/** Returns every reported version, by remote and version. */
export const presentHealth = ({ counts, times, accounts, errors }: Rows): VersionHealth[] => {
  const versions = new Map(counts.map(row => [`${row.name} ${row.version}`, row]))
  return [...versions.values()].map(({ name, version }) => {
    const isOwn = isOf({ name, version })
    const own = counts.filter(isOwn)
    const { ready, failed } = splitOf(own)
    return {
      name,
      version,
      ready,
      failed,
      errorRate: failed / (ready + failed),
      accounts: accounts.find(isOwn)?.accounts ?? 0,
      ...timesOf(times.find(isOwn)),
      codes: codesOf(own),
      timeline: timelineOf(own),
      lastErrors: errors.find(isOwn)?.errors ?? [],
    }
  })
}
