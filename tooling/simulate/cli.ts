import { startMenuReceiver } from './menu-receiver.ts'
import { HELP, UsageError, readOptions, readPort } from './options.ts'
import type { Options } from './options.ts'
import { play } from './play.ts'
import { createReport } from './report.ts'

const isReachable = async (url: string): Promise<boolean> =>
  fetch(`${url}/api/health`, { signal: AbortSignal.timeout(5000) }).then(
    () => true,
    () => false,
  )

const run = async (options: Options): Promise<number> => {
  if (!(await isReachable(options.url))) {
    console.error(
      `Nothing answers at ${options.url}. Start Sufra (npm start), or name another address with --url.`,
    )
    return 1
  }
  const { channels, seed, url, count } = options
  const total = Number.isFinite(count) ? `${count} orders` : 'orders until Ctrl-C'
  console.log(`${channels.join(', ')} → ${url}: ${total}, seed ${seed}`)
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort())
  const report = createReport(process.stdout)
  await play(options, { report, signal: stop.signal })
  return report.finish() ? 0 : 1
}

// Until Ctrl-C.
const receive = async (port: number): Promise<number> => {
  const receiver = await startMenuReceiver({ port, report: line => console.log(line) })
  console.log(
    `Takes menus at ${receiver.url}. Start Sufra with PLATFORM_URL_JAHEZ=${receiver.url} (HUNGERSTATION and KEETA likewise).`,
  )
  await new Promise<void>(resolve => process.once('SIGINT', () => resolve()))
  await receiver.close()
  return 0
}

const main = async (): Promise<number> => {
  try {
    const [what, ...rest] = process.argv.slice(2)
    if (what === 'menus') return await receive(readPort(rest))
    const options = readOptions(process.argv.slice(2))
    if (options !== 'help') return await run(options)
    console.log(HELP)
    return 0
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(`${error.message}\nSee pnpm simulate orders --help`)
    return 2
  }
}

process.exitCode = await main()
