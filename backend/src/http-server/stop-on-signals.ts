import type { RunningServer } from './start-server.ts'

const STOP_PATIENCE_MS = 15_000
const FORCE_PATIENCE_MS = 10_000
// One Ctrl+C arrives several times: the terminal signals every program, and npm sends one more.
const ONE_PRESS_MS = 1000
const FORCED = 130

interface Life {
  starting: Promise<RunningServer>
  /** Ends the database's processes, which would outlive this one. */
  endDatabase: () => Promise<void>
}

/**
 * Stops in order on a signal: from a person (SIGINT), a service manager or the launcher (SIGTERM), or at the end of
 * the terminal or the launcher (SIGHUP). SIGTERM first drains this node. A later second Ctrl+C forces the end. Neither leaves a process behind: once
 * it `isForced`, no other code may end this process.
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
  const limitTime = () => setTimeout(() => void force(), STOP_PATIENCE_MS).unref()
  const stop = async ({ isDrained = false } = {}) => {
    if (askedAt !== undefined) return
    askedAt = performance.now()
    const limit = limitTime()
    const running = await starting
    if (isDrained) {
      clearTimeout(limit)
      await running.drain()
      limitTime()
    }
    await running.stop()
    // Hung work may settle once the database ends, but the forced stop must still wait for that end.
    if (!isForced) process.exit(0)
  }
  const handlePress = () => {
    if (askedAt !== undefined && performance.now() - askedAt > ONE_PRESS_MS) return void force()
    return void stop()
  }

  process.on('SIGINT', handlePress)
  process.on('SIGTERM', () => void stop({ isDrained: true }))
  process.on('SIGHUP', () => void stop())
  process.on('disconnect', () => void stop())
  return { isForced: () => isForced }
}
