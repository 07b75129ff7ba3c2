import { readEnv } from '#src/env.ts'
import { StartError } from '#src/errors.ts'
import { startServer, type RunningServer } from '#src/start-server.ts'

const STOP_PATIENCE_MS = 15_000

const say = (line: string) => void process.stderr.write(`${line}\n`)

// One line for what a person can put right; a stack only for what is our own mistake.
const giveUp = (error: unknown): never => {
  say(
    error instanceof StartError
      ? error.message
      : `Sufra cannot start: ${error instanceof Error ? error.stack : error}`,
  )
  process.exit(1)
}

const stopOnSignals = (starting: Promise<RunningServer>) => {
  let isStopping = false
  const stop = async () => {
    // The second time somebody means it.
    if (isStopping) process.exit(130)
    isStopping = true
    setTimeout(() => process.exit(1), STOP_PATIENCE_MS).unref()
    const running = await starting
    await running.stop()
    process.exit(0)
  }
  process.on('SIGINT', () => void stop())
  process.on('SIGTERM', () => void stop())
  // A launcher that was killed takes its server along.
  process.on('disconnect', () => void stop())
}

process.on('unhandledRejection', error =>
  say(`unhandled rejection: ${error instanceof Error ? error.stack : error}`),
)

const startedAt = performance.now()
const starting = Promise.resolve().then(() => startServer(readEnv(process.env), say))
stopOnSignals(starting)
starting.then(({ address }) => {
  say(`Sufra answers at ${address} after ${Math.round(performance.now() - startedAt)} ms`)
  process.send?.('listening')
}, giveUp)
