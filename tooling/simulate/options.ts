import { parseArgs } from 'node:util'
import { UsageError, portOf, wholeOf } from '../command-line/usage.ts'

export const HELP = `pnpm simulate platforms: simulates HungerStation, Jahez and Keeta as servers that exchange calls with Sufra, each with a page.

  --port 4600            their port, on this machine only
  --url URL              address of Sufra (default http://localhost:4000)
  --rate 15/h            rate of automatic orders (default: none)

pnpm simulate payments: simulates ClickPay's payment page for a Sufra that is started with the printed variables. No money moves.

  --port 4601            its port, on this machine only

pnpm simulate printer: simulates a printer of a branch, which saves every paper as a PNG.

  --address URL          the printer's address from the Settings screen
  --speaks star          its protocol: star (CloudPRNT) or epson (Server Direct Print)
  --folder DIR           folder for its papers (default ./printed)
  --every 2000           polling interval in milliseconds
  --count N              number of papers before it ends; without it, it runs until Ctrl-C
  --fault NAME           never-confirms, no-paper, slow (ten seconds a paper) or breaks-off (in the middle of every download)

pnpm simulate orders: sends the delivery platforms' messages to a running Sufra, over HTTP, with their signatures.

  --rate 6/min           rate of orders: 2/s, 6/min, 100/h (default 6/min)
  --count N              number of orders; without it, it runs until Ctrl-C
  --channel KEY          only this platform: hungerstation, jahez or keeta (repeatable; default all three)
  --store ID             only this shop (default: the demo merchant's three branches)
  --url URL              default http://localhost:4000
  --secret TEXT          the shop's webhook secret (default: that of the demo data, demo-secret-<channel>-<store>)
  --seed N               seed of orders and faults; their numbers still differ from run to run

Faults, each a share of the orders from 0 to 1 (default 0):
  --duplicates 0.2       the same event again, up to three times, or the same order under another event id
  --late 0.1             arrives one to three minutes after the customer placed it
  --out-of-order 0.1     an event of the order arrives before the order itself
  --cancels 0.1          the customer cancels a few seconds later (or earlier, with --out-of-order)
  --unknown 0.05         has a product that is on no menu
  --wrong-price 0.05     has a sum that does not add up
  --service-fees 0.05    has a charge that the platform does not document
  --weights 0.05         sells by weight: half of everything
  --broken 0.05          has a part that does not follow the platform's documentation
  --bad-signature 0.05   is signed with a wrong secret
  --scheduled 0.05       is scheduled for later today
  --drivers 0.3          a driver is assigned, and arrives

Exit code: 0 every answer was as expected · 1 some were not, or nothing answers at the URL · 2 wrong options.`

export const CHANNELS = ['hungerstation', 'jahez', 'keeta'] as const

/** Share of each fault by default: none. */
export const NO_FAULTS = {
  duplicates: 0,
  late: 0,
  outOfOrder: 0,
  cancels: 0,
  unknown: 0,
  wrongPrice: 0,
  serviceFees: 0,
  weights: 0,
  broken: 0,
  badSignature: 0,
  scheduled: 0,
  drivers: 0,
}
export type Faults = typeof NO_FAULTS

export interface Options {
  /** milliseconds between orders */
  interval: number
  count: number
  channels: string[]
  store: string | undefined
  url: string
  secret: string | undefined
  seed: number
  faults: Faults
}

const UNITS = new Map([
  ['s', 1000],
  ['min', 60_000],
  ['h', 3_600_000],
])

/** Returns the milliseconds between orders of a rate such as 6/min. Throws `UsageError`. */
export const intervalOf = (rate: string): number => {
  const [, amount = '', unit = ''] = /^(\d+(?:\.\d+)?)\/(s|min|h)$/.exec(rate) ?? []
  const interval = (UNITS.get(unit) ?? 0) / Number(amount)
  if (!Number.isFinite(interval) || interval <= 0) throw new UsageError(`${rate} is not a rate such as 6/min`)
  return interval
}

const shareOf = (name: string, text: string): number => {
  const share = Number(text)
  if (text.trim() === '' || !(share >= 0 && share <= 1))
    throw new UsageError(`--${name} ${text}: from 0 to 1`)
  return share
}

const dashed = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

const isFault = (name: string): name is keyof Faults => Object.hasOwn(NO_FAULTS, name)
const FAULT_NAMES = Object.keys(NO_FAULTS).filter(isFault)

const ORDER_WORDS = ['rate', 'count', 'store', 'url', 'secret', 'seed', ...FAULT_NAMES.map(dashed)]

/** Parses the options of one command and refuses those of other commands. Throws `UsageError`. */
const readWords = (words: string[], names: readonly string[]) => {
  const text = { type: 'string' } as const
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        ...Object.fromEntries(names.map(name => [name, text])),
        ...(names === ORDER_WORDS && { channel: { ...text, multiple: true } }),
        help: { type: 'boolean', short: 'h' },
      },
    })
    const given = new Map(Object.entries(values))
    return {
      positionals,
      wantsHelp: given.has('help'),
      word: (name: string): string | undefined => given.get(name)?.toString(),
      all: (name: string): string[] | undefined => {
        const found: unknown = given.get(name)
        return Array.isArray(found) ? found.map(String) : undefined
      },
    }
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/** The same for a command with options only; returns 'help' for --help. */
const readOwn = (what: string, words: string[], names: readonly string[]) => {
  const { positionals, wantsHelp, word } = readWords(words, names)
  if (positionals.length > 0) throw new UsageError(`${positionals.join(' ')}: that is nothing of ${what}`)
  return wantsHelp ? 'help' : word
}

// "localhost:4000" parses as well, as an address of the scheme "localhost".
const isAddress = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text)

const urlOf = (text: string): string => {
  if (!isAddress(text))
    throw new UsageError(`--url ${text}: that is no address, such as http://localhost:4000`)
  return new URL(text).origin
}

export interface PlatformOptions {
  port: number
  url: string
  /** milliseconds between automatic orders; null: none */
  interval: number | null
}

/** Returns the options of `pnpm simulate platforms`. Throws `UsageError`. */
export const readPlatformOptions = (words: string[]): PlatformOptions | 'help' => {
  const word = readOwn('platforms', words, ['port', 'url', 'rate'])
  if (word === 'help') return word
  const rate = word('rate')
  return {
    port: portOf(word('port') ?? '4600'),
    url: urlOf(word('url') ?? 'http://localhost:4000'),
    interval: rate === undefined ? null : intervalOf(rate),
  }
}

export const PRINTER_FAULTS = ['never-confirms', 'no-paper', 'slow', 'breaks-off'] as const
export type PrinterFault = (typeof PRINTER_FAULTS)[number]

const PRINTER_FORMS = ['star', 'epson'] as const

export interface PrinterOptions {
  address: string
  speaks: (typeof PRINTER_FORMS)[number]
  folder: string
  everyMs: number
  count: number
  fault: PrinterFault | undefined
}

const PRINTER_WORDS = ['address', 'speaks', 'folder', 'every', 'count', 'fault']

/** Returns the options of `pnpm simulate printer`. Throws `UsageError`. */
export const readPrinterOptions = (words: string[]): PrinterOptions | 'help' => {
  const word = readOwn('a printer', words, PRINTER_WORDS)
  if (word === 'help') return word
  const [address = '', form = 'star', folder = 'printed'] = ['address', 'speaks', 'folder'].map(word)
  const [every = '2000', count, name] = ['every', 'count', 'fault'].map(word)
  if (address === '') throw new UsageError('--address is missing: copy it from the Settings screen')
  if (!isAddress(address)) throw new UsageError(`--address ${address}: that is no address`)
  const speaks = PRINTER_FORMS.find(known => known === form)
  if (!speaks) throw new UsageError(`--speaks ${form}: there are ${PRINTER_FORMS.join(', ')}`)
  const fault = PRINTER_FAULTS.find(known => known === name)
  if (name !== undefined && !fault) {
    throw new UsageError(`--fault ${name}: there are ${PRINTER_FAULTS.join(', ')}`)
  }
  const papers = count === undefined ? Number.POSITIVE_INFINITY : wholeOf('count', count)
  return { address, speaks, folder, everyMs: wholeOf('every', every), count: papers, fault }
}

/** Returns the port of `pnpm simulate payments`. Throws `UsageError`. */
export const readPaymentPort = (words: string[]): number | 'help' => {
  const word = readOwn('payments', words, ['port'])
  return word === 'help' ? word : portOf(word('port') ?? '4601')
}

/** Returns the options of `pnpm simulate orders`, or 'help'. Throws `UsageError`. */
export const readOptions = (words: string[]): Options | 'help' => {
  const { positionals, wantsHelp, word, all } = readWords(words, ORDER_WORDS)
  if (wantsHelp) return 'help'
  if (positionals.join(' ') !== 'orders') throw new UsageError('a command is missing: pnpm simulate orders')
  const channels = all('channel') ?? [...CHANNELS]
  const strange = channels.find(channel => !CHANNELS.some(known => known === channel))
  if (strange !== undefined) throw new UsageError(`--channel ${strange}: there are ${CHANNELS.join(', ')}`)
  const faults = { ...NO_FAULTS }
  for (const name of FAULT_NAMES) faults[name] = shareOf(dashed(name), word(dashed(name)) ?? '0')
  const count = word('count')
  return {
    interval: intervalOf(word('rate') ?? '6/min'),
    count: count === undefined ? Number.POSITIVE_INFINITY : wholeOf('count', count),
    channels,
    store: word('store'),
    url: urlOf(word('url') ?? 'http://localhost:4000'),
    secret: word('secret'),
    seed: wholeOf('seed', word('seed') ?? String(Date.now() % 1_000_000)),
    faults,
  }
}
