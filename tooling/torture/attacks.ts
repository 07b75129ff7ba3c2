import type { Attack } from './attack.ts'

interface Listed {
  about: string
  load(): Promise<Attack>
}

/** All attacks by name, in the order in which they run. The last one ends the instance. */
export const ATTACKS = {
  storm: {
    about:
      'orders of three platforms, shuffled, duplicated, late: none lost or duplicated, every status correct',
    load: async () => (await import('./attacks/storm.ts')).storm,
  },
  races: {
    about: 'the same request many times in parallel: it takes effect once',
    load: async () => (await import('./attacks/races.ts')).races,
  },
  isolation: {
    about: "another merchant's id on every route that takes one: same answer as for an unknown id",
    load: async () => (await import('./attacks/isolation.ts')).isolation,
  },
  strangers: {
    about: 'callers without permission: password guesses, suspended accounts, foreign origins, teams',
    load: async () => (await import('./attacks/strangers.ts')).strangers,
  },
  pictures: {
    about: 'SVG, HTML, polyglot, oversized and truncated images: refused or re-encoded',
    load: async () => (await import('./attacks/pictures.ts')).pictures,
  },
  // Before fuzz: its valid requests overwrite data that this attack displays, such as the brand's menu.
  payloads: {
    about: 'script injection in texts, viewed in a browser in both languages: shown literally',
    load: async () => (await import('./attacks/payloads.ts')).payloads,
  },
  fuzz: {
    about: 'nearly valid requests generated from the contracts: never a server error',
    load: async () => (await import('./attacks/fuzz.ts')).fuzz,
  },
  malformedRequests: {
    about: 'deep nesting, large bodies, 10,000 parameters: no server error, other requests are answered',
    load: async () => (await import('./attacks/malformed-requests.ts')).malformedRequests,
  },
  streams: {
    about: 'many live streams while orders arrive: every event once and in order; reports memory',
    load: async () => (await import('./attacks/streams.ts')).streams,
  },
  trickle: {
    about: 'slow clients, one byte per second: the server closes the connection',
    load: async () => (await import('./attacks/trickle.ts')).trickle,
  },
  kills: {
    about: 'kill -9 of the API and PostgreSQL during intake: nothing lost, recovery without intervention',
    load: async () => (await import('./attacks/kills.ts')).kills,
  },
  chaos: {
    about: 'two nodes behind HAProxy under kills, restarts and failovers: no order lost, no job stuck',
    load: async () => (await import('./attacks/chaos.ts')).chaos,
  },
  interrupt: {
    about: 'Ctrl+C: every process ends, PostgreSQL included',
    load: async () => (await import('./attacks/interrupt.ts')).interrupt,
  },
} satisfies Record<string, Listed>

export type AttackName = keyof typeof ATTACKS

const isAttack = (name: string): name is AttackName => Object.hasOwn(ATTACKS, name)

export const ATTACK_NAMES: readonly AttackName[] = Object.keys(ATTACKS).filter(isAttack)

export const list = Object.entries(ATTACKS)
  .map(([name, { about }]) => `  ${name.padEnd(12)} ${about}`)
  .join('\n')
