// Loaded into a process that is measured (`--import`, with `--expose-gc` and IPC): on the word `measure` it collects its garbage
// and tells what it holds and how it was since the last word.
import { setTimeout as wait } from 'node:timers/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'

const delay = monitorEventLoopDelay({ resolution: 5 })
let since = process.cpuUsage()
delay.enable()

process.on('message', async word => {
  if (word !== 'measure') return
  const longestHold = delay.max / 1e6
  const { user, system } = process.cpuUsage(since)
  // What is let go of in a first round may let go of more.
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc()
    await wait(50)
  }
  const { rss, heapUsed, external } = process.memoryUsage()
  process.send({ rss, heapUsed, external, longestHold, cpuSeconds: (user + system) / 1e6 })
  since = process.cpuUsage()
  delay.reset()
})
