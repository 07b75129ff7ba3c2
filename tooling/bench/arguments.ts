import { parseArgs } from 'node:util'
import { UsageError, portOf, wholeOf } from '../command-line/usage.ts'

// Some benches also use the next ports.
const PORTS_BEHIND = 3

interface Choices {
  /** integers of at least 1, with their defaults */
  counts?: Record<string, number>
  /** integers of at least 0, with their defaults; 0 skips that part */
  amounts?: Record<string, number>
  /** repeatable options with a fixed list of values; all values by default */
  lists?: Record<string, readonly string[]>
  /** text options, with their defaults */
  texts?: Record<string, string | undefined>
  /** flags that are off by default */
  switches?: readonly string[]
}

/** Parsed arguments of a bench. */
export interface BenchArguments {
  number(name: string): number
  list(name: string): readonly string[]
  text(name: string): string | undefined
  has(name: string): boolean
}

const parse = (words: readonly string[], { counts, amounts, lists, texts, switches = [] }: Choices) => {
  const each = (names: object, option: { type: 'string' | 'boolean'; multiple?: boolean }) =>
    Object.keys(names).map(name => [name, option] as const)
  const options = Object.fromEntries([
    ...each({ ...counts, ...amounts, ...texts }, { type: 'string' }),
    ...each({ ...lists }, { type: 'string', multiple: true }),
    ...each(Object.fromEntries([...switches, 'help'].map(name => [name, true])), { type: 'boolean' }),
  ])
  try {
    return new Map(Object.entries(parseArgs({ args: [...words], options }).values))
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

const numberOf = (name: string, text: string, least: number): number => {
  const number = name === 'port' ? portOf(text, PORTS_BEHIND) : wholeOf(name, text)
  if (number < least) throw new UsageError(`--${name} ${text}: at least ${least}`)
  return number
}

const listOf = (name: string, known: readonly string[], given: unknown): readonly string[] => {
  if (!Array.isArray(given)) return known
  const wanted = given.map(String)
  const stranger = wanted.find(word => !known.includes(word))
  if (stranger !== undefined) throw new UsageError(`There is no ${name} ${stranger}: ${known.join(', ')}`)
  return wanted
}

/** Parses the arguments of a bench; returns 'help' for --help. Throws `UsageError`. */
export const readArguments = (words: readonly string[], choices: Choices): BenchArguments | 'help' => {
  const given = parse(words, choices)
  if (given.has('help')) return 'help'
  const numbers = new Map<string, number>()
  const read = (usual: Record<string, number> = {}, least: number) => {
    for (const [name, number] of Object.entries(usual))
      numbers.set(name, numberOf(name, String(given.get(name) ?? number), least))
  }
  read(choices.counts, 1)
  read(choices.amounts, 0)
  const lists = new Map(
    Object.entries(choices.lists ?? {}).map(([name, known]) => [name, listOf(name, known, given.get(name))]),
  )
  return {
    number: name => numbers.get(name) ?? Number.NaN,
    list: name => lists.get(name) ?? [],
    text: name => given.get(name)?.toString() ?? choices.texts?.[name],
    has: name => given.has(name),
  }
}

/** Parses the arguments of the process: prints its help or an error and exits, or returns the arguments. */
export const askedOf = (help: string, choices: Choices = {}): BenchArguments => {
  try {
    const asked = readArguments(process.argv.slice(2), choices)
    if (asked !== 'help') return asked
    process.stdout.write(help)
    process.exit(0)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    process.stderr.write(`${error.message}\n\n${help}`)
    process.exit(2)
  }
}

/** Returns the origin of an address. Throws `CannotRun`. */
export const originOf = (text = ''): string => {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
    throw new CannotRun(`--url ${text}: that is no address, such as http://localhost:4000`)
  return new URL(text).origin
}

/** Reason why a bench cannot run here, in a sentence. */
export class CannotRun extends Error {}

/** Runs a bench. If it cannot run, prints the reason without a stack. */
export const runBench = async (work: () => Promise<unknown>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
