import { UsageError } from '../command-line/usage.ts'
import { runCampaign } from './campaign.ts'
import { HELP, readOptions } from './options.ts'
import type { Options } from './options.ts'
import { jsonOf, tableOf } from './table.ts'

const run = async (options: Options): Promise<number> => {
  const { isJson, seed } = options
  const say = (line: string) => void (isJson ? process.stderr : process.stdout).write(`${line}\n`)
  const outcomes = await runCampaign(options, say)
  say(`\n${tableOf(outcomes)}`)
  if (isJson) process.stdout.write(`${jsonOf(outcomes, seed)}\n`)
  return outcomes.every(({ failures }) => failures.length === 0) ? 0 : 1
}

const main = async (): Promise<number> => {
  try {
    const options = readOptions(process.argv.slice(2))
    if (options !== 'help') return await run(options)
    process.stdout.write(HELP)
    return 0
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    process.stderr.write(`${error.message}\nSee pnpm torture --help\n`)
    return 2
  }
}

// Exit explicitly: a socket or a stream that an attack left open would keep the process running.
process.exit(await main())
