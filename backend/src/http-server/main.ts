import { readFolder } from '#src/backup/folder-argument.ts'
import { readEnv } from '#src/env.ts'
import { StartError } from '#src/errors/errors.ts'
import type { RunningServer } from './start-server.ts'
import { createLogger } from '#src/logging/logger.ts'
import { stopOnSignals } from './stop-on-signals.ts'

const say = (line: string) => void process.stderr.write(`${line}\n`)

// One line for errors that a person can correct; a stack only for our own bugs.
const giveUp = (error: unknown): never => {
  say(
    error instanceof StartError
      ? error.message
      : `Sufra cannot start: ${error instanceof Error ? error.stack : error}`,
  )
  process.exit(1)
}

// A closed terminal accepts no more lines; the stop continues without it.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)

process.on('unhandledRejection', error =>
  say(`unhandled rejection: ${error instanceof Error ? error.stack : error}`),
)

type OnDatabase = (endNow: () => Promise<void>) => void

const start = async (onDatabase: OnDatabase): Promise<RunningServer> => {
  const env = readEnv(process.env)
  // Without a collector tracing is not loaded. With one it is loaded before the libraries that it traces.
  const endTracing = env.OTEL_EXPORTER_OTLP_ENDPOINT
    ? (await import('#src/tracing/tracing.ts')).startTracing()
    : undefined
  const { startServer } = await import('./start-server.ts')
  const running = await startServer({ env, announce: say, onDatabase })
  return {
    ...running,
    stop: async () => {
      await running.stop()
      await endTracing?.()
    },
  }
}

const serve = () => {
  const startedAt = performance.now()
  let endDatabase = async (): Promise<void> => undefined
  const starting = start(endNow => {
    endDatabase = endNow
  })
  const { isForced } = stopOnSignals({ starting, endDatabase: () => endDatabase() })
  starting.then(
    ({ address, encryptedPort }) => {
      if (encryptedPort) say(`Over TLS it answers at port ${encryptedPort}`)
      say(`Sufra answers at ${address} after ${Math.round(performance.now() - startedAt)} ms`)
      process.send?.('listening')
    },
    error => isForced() || giveUp(error),
  )
}

const migrate = async () => {
  const env = readEnv(process.env)
  const { migrateOnly } = await import('#src/database/open-database.ts')
  await migrateOnly({ env, log: createLogger(env) })
  say('The database has the schema of this version.')
  process.exit(0)
}

const backup = async () => {
  const { folder } = readFolder('backup FOLDER')
  const { createBackup } = await import('#src/backup/create-backup.ts')
  await createBackup({ env: readEnv(process.env), folder, announce: say })
  process.exit(0)
}

const restore = async () => {
  const place = readFolder('restore FOLDER [--overwrite]')
  const { restoreBackup } = await import('#src/backup/restore-backup.ts')
  await restoreBackup({ env: readEnv(process.env), announce: say, ...place })
  process.exit(0)
}

const copyToBucket = async () => {
  const { copyToBucket: copy } = await import('#src/file-store/copy-to-bucket.ts')
  process.exit(await copy(readEnv(process.env), say))
}

const COMMANDS: Record<string, () => unknown> = {
  serve,
  migrate,
  backup,
  restore,
  'copy-to-bucket': copyToBucket,
}

const run = async (name = 'serve') => {
  const command = COMMANDS[name]
  if (!command)
    throw new StartError(
      `There is no command ${name}. The commands are: migrate, backup, restore, copy-to-bucket.`,
    )
  await command()
}
run(process.argv[2]).catch(giveUp)
