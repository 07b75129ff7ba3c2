// Loaded into a measured process (`--import`, with `--expose-gc` and IPC): on the message `measure` it collects
// garbage and reports its memory and the longest block since the last message.
import { setTimeout as wait } from 'node:timers/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'

const delay = monitorEventLoopDelay({ resolution: 5 })
let since = process.cpuUsage()
delay.enable()

process.on('message', async word => {
  if (word !== 'measure') return
  const longestHold = delay.max / 1e6
  const { user, system } = process.cpuUsage(since)
  // Objects released in a first round may release more.
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc()
    await wait(50)
  }
  const { rss, heapUsed, external } = process.memoryUsage()
  process.send({ rss, heapUsed, external, longestHold, cpuSeconds: (user + system) / 1e6 })
  since = process.cpuUsage()
  delay.reset()
})
