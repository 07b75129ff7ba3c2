import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Keeps a child process running: after a crash it starts again, after a pause that doubles. A child that ran for
 * `wellAfterMs` resets the count; after `mostFalls` crashes in a row the supervisor gives up.
 * A child is up once it sends the message `listening`. A child that ends before refused to start, and one that ends
 * with 0 was stopped on purpose: neither is restarted.
 * `spawnChild` starts one; `onFall` gets each crash that is followed by a restart. `upAgain` resolves once the child
 * is up, or at once if it is. `ended` resolves at the end with `{ reason: 'stopped' | 'refused' | 'gave-up', code }`.
 * `whileUp` runs work that needs the child, and retries errors with `mayPass` for `patienceMs`. After a stop it never
 * settles, so that no caller exits before the child has ended.
 */
export const keepRunning = ({
  spawnChild,
  onFall,
  mostFalls = 8,
  firstPauseMs = 100,
  longestPauseMs = 10_000,
  wellAfterMs = 60_000,
  patienceMs = 120_000,
  againAfterMs = 1000,
}) => {
  const stopping = new AbortController()
  const waiting = []
  let child
  let wasUp = false
  let isUp = false

  const handleUp = () => {
    wasUp = true
    isUp = true
    for (const resolve of waiting.splice(0)) resolve()
  }

  // Resolves when this child has ended.
  const runOnce = () =>
    new Promise(resolve => {
      let upAt
      child = spawnChild()
      child.on('message', message => {
        if (message !== 'listening') return
        upAt = performance.now()
        handleUp()
      })
      const end = (code, signal) => {
        isUp = false
        resolve({ code, signal, upMs: upAt === undefined ? 0 : performance.now() - upAt })
      }
      child.once('exit', end)
      // A child that cannot be spawned emits no exit event.
      child.once('error', () => end(1, null))
    })

  const run = async () => {
    for (let falls = 1; ; falls += 1) {
      const { code, signal, upMs } = await runOnce()
      if (stopping.signal.aborted || code === 0) return { reason: 'stopped', code: code ?? 1 }
      if (!wasUp) return { reason: 'refused', code: code ?? 1 }
      if (upMs >= wellAfterMs) falls = 1
      if (falls >= mostFalls) return { reason: 'gave-up', code: 1, falls }
      const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** (falls - 1))
      onFall({ code, signal, falls, pauseMs })
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return { reason: 'stopped', code: 0 }
    }
  }

  const upAgain = () => new Promise(resolve => (isUp ? resolve() : waiting.push(resolve)))

  const whileUp = async work => {
    const deadline = performance.now() + patienceMs
    for (;;) {
      await upAgain()
      try {
        return await work()
      } catch (error) {
        if (stopping.signal.aborted) return new Promise(() => undefined)
        if (!error.mayPass || performance.now() > deadline) throw error
        await sleep(againAfterMs)
      }
    }
  }

  return {
    ended: run(),
    upAgain,
    whileUp,
    stop: () => {
      if (stopping.signal.aborted) return
      stopping.abort()
      child.kill('SIGTERM')
    },
  }
}
