import type {
  ReleaseChange,
  ReleaseList,
  ReleaseUpload,
  ReleaseVersion,
} from '@sufra/shared/contracts/release-control'
import type { VersionHealth } from '@sufra/shared/contracts/release-health'
import type { Pointer } from '../release-view.ts'

const HOUR = 3_600_000
export const hoursAgo = (hours: number): string => new Date(Date.now() - hours * HOUR).toISOString()

export const OLD = '1.0.0-aaaa1111'
export const NOW_STABLE = '1.1.0-bbbb2222'
export const NEW = '1.2.0-cccc3333'

export const samplePointer = (changes: Partial<Pointer> = {}): Pointer => ({
  name: 'menus',
  channel: 'stable',
  stable: NOW_STABLE,
  previous: OLD,
  canary: null,
  disabled: false,
  ...changes,
})

const version = (name: string, changes: Partial<ReleaseVersion>): ReleaseVersion => ({
  name,
  version: OLD,
  publishedAt: hoursAgo(50),
  publishedBy: 'Menus CI',
  sizeBrotli: 16_691,
  isLive: true,
  approval: 'approved',
  ...changes,
})

export const sampleList = (pointers: Pointer[] = [samplePointer()]): ReleaseList => ({
  revision: 7,
  pointers,
  versions: [
    version('menus', { version: NEW, publishedAt: hoursAgo(1), isLive: false }),
    version('menus', { version: NOW_STABLE, publishedAt: hoursAgo(20) }),
    version('menus', { version: OLD }),
    version('orders', { version: '2.0.0-dddd4444', publishedBy: 'Orders CI' }),
  ],
  claims: [],
  waiting: [],
})

export const sampleChange = (changes: Partial<ReleaseChange> = {}): ReleaseChange => ({
  revision: 5,
  at: hoursAgo(3),
  who: 'Sara',
  action: 'publish',
  name: 'menus',
  channel: 'stable',
  from: OLD,
  to: NOW_STABLE,
  why: 'faster search',
  ...changes,
})

export const sampleUpload = (changes: Partial<ReleaseUpload> = {}): ReleaseUpload => ({
  action: 'upload',
  at: hoursAgo(2),
  who: 'Menus CI',
  name: 'menus',
  version: NEW,
  files: 24,
  bytes: 184_832,
  ...changes,
})

export const sampleRollback = (changes: Partial<ReleaseChange> = {}): ReleaseChange =>
  sampleChange({
    revision: 6,
    who: 'Sufra',
    action: 'automatic-rollback',
    from: NEW,
    to: null,
    why: `Canary ${NEW}: 12 of 60 tries failed (20%); stable ${NOW_STABLE}: 3 of 400 tries failed (0.8%). More than 5% above stable is too much.`,
    ...changes,
  })

export const sampleHealth = (changes: Partial<VersionHealth> = {}): VersionHealth => {
  const { ready = 990, failed = 10 } = changes
  return {
    name: 'menus',
    version: NOW_STABLE,
    ready,
    failed,
    errorRate: failed / (ready + failed),
    accounts: 12,
    p50: 840,
    p95: 2100,
    phases: { entry: 200, module: 240, screen: 400 },
    codes: { timeout: failed },
    timeline: [],
    lastErrors: [],
    ...changes,
  }
}
