import { UsageError } from '../command-line/usage.ts'
import { startPayments } from '../payments/start-payments.ts'
import { DEMO_ORDERS } from '../platforms/order/adopt-order.ts'
import { startPlatforms } from '../platforms/start-platforms.ts'
import { HELP, readOptions, readPaymentPort, readPlatformOptions, readPrinterOptions } from './options.ts'
import type { Options, PlatformOptions, PrinterOptions } from './options.ts'
import { PLATFORMS } from './platforms.ts'
import { play } from './play.ts'
import { playPrinter } from './printer.ts'
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

// Runs until Ctrl-C.
const startTestPlatforms = async ({ port, url, interval }: PlatformOptions): Promise<number> => {
  const platforms = await startPlatforms({
    port,
    sufraUrl: url,
    ordersEveryMs: interval,
    drivers: true,
    adopts: DEMO_ORDERS,
  })
  console.log(`Three platforms, each with a page, for a Sufra at ${url} that is started with`)
  for (const { key } of PLATFORMS)
    console.log(`  PLATFORM_URL_${key.toUpperCase()}=${platforms.urlOf(key)}   ${platforms.urlOf(key)}/`)
  await new Promise<void>(resolve => process.once('SIGINT', () => resolve()))
  await platforms.close()
  return 0
}

// Public on purpose: it signs only simulated payments.
const PLAYED = { profileId: 100001, serverKey: 'SIMULATED-KEY-MADE-TO-BE-KNOWN' }

// Runs until Ctrl-C.
const playPayments = async (port: number): Promise<number> => {
  const payments = await startPayments({ port, ...PLAYED })
  console.log('The payment page, for a Sufra that is started with')
  console.log(`  CLICKPAY_URL=${payments.url}`)
  console.log(`  CLICKPAY_PROFILE_ID=${PLAYED.profileId}`)
  console.log(`  CLICKPAY_SERVER_KEY=${PLAYED.serverKey}`)
  await new Promise<void>(resolve => process.once('SIGINT', () => resolve()))
  await payments.close()
  return 0
}

const print = async (options: PrinterOptions): Promise<number> => {
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort())
  process.once('SIGTERM', () => stop.abort())
  console.log(`${new URL(options.address).origin} → ${options.folder}`)
  await playPrinter(options, { signal: stop.signal, say: line => console.log(line) })
  return 0
}

const showHelp = (): number => {
  console.log(HELP)
  return 0
}

const begin = ([what = '', ...rest]: string[]): Promise<number> | number => {
  if (what === 'platforms') {
    const options = readPlatformOptions(rest)
    return options === 'help' ? showHelp() : startTestPlatforms(options)
  }
  if (what === 'payments') {
    const port = readPaymentPort(rest)
    return port === 'help' ? showHelp() : playPayments(port)
  }
  if (what === 'printer') {
    const options = readPrinterOptions(rest)
    return options === 'help' ? showHelp() : print(options)
  }
  const options = readOptions(process.argv.slice(2))
  return options === 'help' ? showHelp() : run(options)
}

const main = async (): Promise<number> => {
  try {
    return await begin(process.argv.slice(2))
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message}\nSee pnpm simulate orders --help`)
      return 2
    }
    // Errors of the system (a port in use, a folder without access) are printed without a stack.
    if (!(error instanceof Error && 'syscall' in error)) throw error
    console.error(error.message)
    return 1
  }
}

process.exitCode = await main()
