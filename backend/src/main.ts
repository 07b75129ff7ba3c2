import { migrateOnly } from '#src/database/open-database.ts'
import { readEnv } from '#src/env.ts'
import { StartError } from '#src/errors/errors.ts'
import { startServer } from '#src/http-server/start-server.ts'
import { createLogger } from '#src/logging/logger.ts'
import { stopOnSignals } from '#src/http-server/stop-on-signals.ts'

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

const serve = () => {
  const startedAt = performance.now()
  let endDatabase = async (): Promise<void> => undefined
  const starting = Promise.resolve().then(() =>
    startServer({
      env: readEnv(process.env),
      announce: say,
      onDatabase: endNow => {
        endDatabase = endNow
      },
    }),
  )
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
  await migrateOnly({ env, log: createLogger(env) })
  say('The database has the schema of this version.')
  process.exit(0)
}

const COMMANDS: Record<string, () => unknown> = { serve, migrate }

const run = async (name = 'serve') => {
  const command = COMMANDS[name]
  if (!command) throw new StartError(`There is no command ${name}. The commands are: migrate.`)
  await command()
}
run(process.argv[2]).catch(giveUp)
