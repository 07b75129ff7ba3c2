import type { Attack } from './attack.ts'

interface Listed {
  about: string
  load(): Promise<Attack>
}

/** Every attack by its name, in the order in which they run: the last one ends the instance. */
export const ATTACKS = {
  storm: {
    about:
      'orders of three platforms shuffled, doubled, late: nothing lost, nothing doubled, every state right',
    load: async () => (await import('./attacks/storm.ts')).storm,
  },
  races: {
    about: 'the same thing asked for many times at once: one winner',
    load: async () => (await import('./attacks/races.ts')).races,
  },
  isolation: {
    about: "every route that takes an id, with another merchant's: answered like one that does not exist",
    load: async () => (await import('./attacks/isolation.ts')).isolation,
  },
  strangers: {
    about:
      'who may not: guesses that must not lock the owner out, suspended accounts, foreign origins, teams',
    load: async () => (await import('./attacks/strangers.ts')).strangers,
  },
  pictures: {
    about: 'SVG, HTML, polyglots, bombs, cut short: refused, and nothing of it is served',
    load: async () => (await import('./attacks/pictures.ts')).pictures,
  },
  // Before fuzz, which rewrites whatever a request that is nearly right may: the brand's menu too.
  payloads: {
    about: 'hostile texts in every field, looked at in a browser in both languages: shown literally',
    load: async () => (await import('./attacks/payloads.ts')).payloads,
  },
  fuzz: {
    about: 'requests made from the contracts, nearly right: never a fault of the server',
    load: async () => (await import('./attacks/fuzz.ts')).fuzz,
  },
  nasty: {
    about: 'deep nesting, megabytes, ten thousand parameters: refused while others are answered',
    load: async () => (await import('./attacks/nasty.ts')).nasty,
  },
  streams: {
    about: 'many open live streams while orders arrive: none missed, in order, memory given back',
    load: async () => (await import('./attacks/streams.ts')).streams,
  },
  trickle: {
    about: 'a byte a second: the server ends the connection',
    load: async () => (await import('./attacks/trickle.ts')).trickle,
  },
  kills: {
    about: 'kill -9 of the API and of PostgreSQL during intake: nothing lost, healthy again without a hand',
    load: async () => (await import('./attacks/kills.ts')).kills,
  },
  'front-door': {
    about: 'Ctrl+C: every process of it ends, PostgreSQL included',
    load: async () => (await import('./attacks/front-door.ts')).frontDoor,
  },
} satisfies Record<string, Listed>

export type AttackName = keyof typeof ATTACKS

const isAttack = (name: string): name is AttackName => Object.hasOwn(ATTACKS, name)

export const ATTACK_NAMES: readonly AttackName[] = Object.keys(ATTACKS).filter(isAttack)

export const list = Object.entries(ATTACKS)
  .map(([name, { about }]) => `  ${name.padEnd(12)} ${about}`)
  .join('\n')
