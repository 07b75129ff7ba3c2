import type { RunningServer } from '#src/start-server.ts'

const STOP_PATIENCE_MS = 15_000
const FORCE_PATIENCE_MS = 10_000
// One Ctrl+C comes several times: the terminal sends it to every program at once, and npm sends its own on top.
const ONE_PRESS_MS = 1000
const FORCED = 130

interface Life {
  starting: Promise<RunningServer>
  /** Ends the database's processes, which would outlive this one. */
  endDatabase: () => Promise<void>
}

/**
 * Stops in order when somebody asks: a person (SIGINT), a service manager or the launcher (SIGTERM), the end of the terminal
 * (SIGHUP) or of the launcher. Ctrl+C once more, a while later, does not wait any longer. Neither leaves a process behind:
 * once it `isForced`, nobody else may end this process.
 */
export const stopOnSignals = ({ starting, endDatabase }: Life): { isForced: () => boolean } => {
  let askedAt: number | undefined
  let isForced = false

  const force = async () => {
    isForced = true
    setTimeout(() => process.exit(FORCED), FORCE_PATIENCE_MS).unref()
    await endDatabase()
    process.exit(FORCED)
  }
  const stop = async () => {
    if (askedAt !== undefined) return
    askedAt = performance.now()
    setTimeout(() => void force(), STOP_PATIENCE_MS).unref()
    const running = await starting
    await running.stop()
    // What hung may end with the database, whose own end is still to be waited for.
    if (!isForced) process.exit(0)
  }
  const handlePress = () => {
    if (askedAt !== undefined && performance.now() - askedAt > ONE_PRESS_MS) return void force()
    return void stop()
  }

  process.on('SIGINT', handlePress)
  process.on('SIGTERM', () => void stop())
  process.on('SIGHUP', () => void stop())
  process.on('disconnect', () => void stop())
  return { isForced: () => isForced }
}
