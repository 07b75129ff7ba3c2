import { parseArgs } from 'node:util'
import { UsageError, portOf, wholeOf } from '../command-line/usage.ts'
import { ATTACK_NAMES, list } from './attacks.ts'
import type { AttackName } from './attacks.ts'
import type { Size } from './size.ts'

const WHOLE: Size = {
  orders: 600,
  kills: 200,
  databaseKills: 10,
  requests: 50_000,
  streams: 300,
  rounds: 30,
  trickles: 30,
}
const SHORT: Size = {
  orders: 40,
  kills: 2,
  databaseKills: 1,
  requests: 300,
  streams: 20,
  rounds: 5,
  trickles: 6,
}

export const HELP = `Usage: pnpm torture [options]

Starts a Sufra of its own (built, demo data, loopback, a data folder under the system's temporary one), attacks it in every
way that is listed, compares what was promised with what is there, and stops everything that it started.
All of it takes about 30 minutes on two cores, --short less than one.

${list}

  --only a,b         only these attacks
  --short            little of everything
  --seed N           the same chance again (default 1)
  --requests N       generated requests of fuzz (default ${WHOLE.requests})
  --kills N          kill -9 of the API (default ${WHOLE.kills})
  --database-kills N kill -9 of PostgreSQL (default ${WHOLE.databaseKills})
  --orders N         orders of the storm (default ${WHOLE.orders})
  --streams N        open streams (default ${WHOLE.streams})
  --port N           default: one that is free
  --json             the outcome as JSON on standard output; progress goes to standard error

Exit codes: 0 it held · 1 something failed · 2 wrong options
`

export interface Options {
  only: AttackName[]
  size: Size
  seed: number
  /** 0: one that is free */
  port: number
  isShort: boolean
  isJson: boolean
}

const read = (words: string[]) => {
  const text = { type: 'string' } as const
  const yes = { type: 'boolean' } as const
  try {
    const { values } = parseArgs({
      args: words,
      options: {
        only: text,
        seed: text,
        port: text,
        requests: text,
        kills: text,
        'database-kills': text,
        orders: text,
        streams: text,
        short: yes,
        json: yes,
        help: { ...yes, short: 'h' },
      },
    })
    return values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

const numberOf = (name: string, text: string | undefined, otherwise: number): number =>
  text === undefined ? otherwise : wholeOf(name, text)

const onlyOf = (text: string | undefined): AttackName[] => {
  if (text === undefined) return [...ATTACK_NAMES]
  const wanted = text.split(',').map(name => name.trim())
  const strange = wanted.find(name => !ATTACK_NAMES.some(known => known === name))
  if (strange !== undefined) throw new UsageError(`--only ${strange}: there are ${ATTACK_NAMES.join(', ')}`)
  return ATTACK_NAMES.filter(name => wanted.includes(name))
}

/** What the command line asks for; 'help' when it asks for that. Throws `UsageError`. */
export const readOptions = (words: string[]): Options | 'help' => {
  const values = read(words)
  if (values.help) return 'help'
  const usual = values.short ? SHORT : WHOLE
  return {
    only: onlyOf(values.only),
    seed: numberOf('seed', values.seed, 1),
    port: values.port === undefined ? 0 : portOf(values.port),
    isShort: values.short ?? false,
    isJson: values.json ?? false,
    size: {
      ...usual,
      requests: numberOf('requests', values.requests, usual.requests),
      kills: numberOf('kills', values.kills, usual.kills),
      databaseKills: numberOf('database-kills', values['database-kills'], usual.databaseKills),
      orders: numberOf('orders', values.orders, usual.orders),
      streams: numberOf('streams', values.streams, usual.streams),
    },
  }
}
