import { parseArgs } from 'node:util'
import { UsageError, portOf, wholeOf } from '../command-line/usage.ts'
import { ATTACK_NAMES, list } from './attacks.ts'
import type { AttackName } from './attacks.ts'
import type { Size } from './size.ts'

const WHOLE: Size = {
  orders: 600,
  kills: 200,
  databaseKills: 10,
  nodeKills: 20,
  rollingRestarts: 5,
  failovers: 3,
  requests: 50_000,
  streams: 300,
  rounds: 30,
  trickles: 30,
}
const SHORT: Size = {
  orders: 40,
  kills: 2,
  databaseKills: 1,
  nodeKills: 4,
  rollingRestarts: 1,
  failovers: 1,
  requests: 300,
  streams: 20,
  rounds: 5,
  trickles: 6,
}

export const HELP = `Usage: pnpm torture [options]

Starts a separate Sufra (built, demo data, loopback, a temporary data folder), runs the attacks below, compares
its answers with its database, and stops every process that it started.
All attacks take about 40 minutes on two cores; --short takes about three minutes.
chaos installs Debian's HAProxy and PostgreSQL if they are missing and the user is root.

${list}

  --only a,b         only these attacks
  --short            small amounts of everything
  --seed N           seed of the random generator (default 1)
  --requests N       requests that fuzz generates (default ${WHOLE.requests})
  --kills N          kill -9 of the API (default ${WHOLE.kills})
  --database-kills N kill -9 of PostgreSQL (default ${WHOLE.databaseKills})
  --node-kills N     kill -9 of a node in chaos (default ${WHOLE.nodeKills})
  --rolling-restarts N  restarts of both nodes in chaos (default ${WHOLE.rollingRestarts})
  --failovers N      failovers of PostgreSQL in chaos (default ${WHOLE.failovers})
  --orders N         orders of storm (default ${WHOLE.orders})
  --streams N        open live streams (default ${WHOLE.streams})
  --port N           port of the instance (default: a free one)
  --json             print results as JSON on standard output and progress on standard error

Exit codes: 0 all attacks passed · 1 a check failed · 2 invalid options
`

export interface Options {
  only: AttackName[]
  size: Size
  seed: number
  /** 0 selects a free port. */
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
        'node-kills': text,
        'rolling-restarts': text,
        failovers: text,
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

/** Parses the command line. Returns 'help' for --help. Throws `UsageError` on invalid options. */
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
      nodeKills: numberOf('node-kills', values['node-kills'], usual.nodeKills),
      rollingRestarts: numberOf('rolling-restarts', values['rolling-restarts'], usual.rollingRestarts),
      failovers: numberOf('failovers', values.failovers, usual.failovers),
      orders: numberOf('orders', values.orders, usual.orders),
      streams: numberOf('streams', values.streams, usual.streams),
    },
  }
}
