import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { createTimers } from './timers.ts'

const log = pino({ level: 'silent' })

it('repeats its work after the start, even if a turn fails, and never after the stop', async () => {
  const timers = createTimers(log)
  let turns = 0
  timers.every(5, 'count', async () => {
    turns += 1
    if (turns === 1) throw new Error('first turn')
  })
  await wait(30)
  expect(turns).toBe(0)
  timers.start()
  await wait(80)
  await timers.stop()
  const atStop = turns
  expect(atStop).toBeGreaterThan(1)
  await wait(30)
  expect(turns).toBe(atStop)
})

it('runs a timer at the start if it is requested, and none before the start', async () => {
  const timers = createTimers(log)
  const turns: string[] = []
  const isDone = new Promise<void>(resolve => {
    timers.every(3_600_000, 'at the start', async () => {
      turns.push('at the start')
      resolve()
    })
  })
  timers.beginWith('at the start')
  timers.every(3_600_000, 'in an hour', async () => void turns.push('in an hour'))
  await wait(5)
  expect(turns).toEqual([])
  timers.start()
  await isDone
  await timers.stop()
  expect(turns).toEqual(['at the start'])
})

it('logs an outage once when it begins and once when it ends', async () => {
  const lines: string[] = []
  const told = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line).msg) })
  const timers = createTimers(told)
  let turns = 0
  timers.every(1, 'away for a while', async () => {
    turns += 1
    if (turns < 4) throw new Error('away')
  })
  timers.start()
  while (turns < 6) await wait(5)
  await timers.stop()
  expect(lines).toEqual(['timer failed', 'timer works again'])
})

it('joins a run in progress instead of running twice', async () => {
  const timers = createTimers(log)
  let turns = 0
  timers.every(1000, 'slow', async () => {
    turns += 1
    await wait(20)
  })
  await Promise.all([timers.run('slow'), timers.run('slow')])
  expect(turns).toBe(1)
  await timers.run('slow')
  expect(turns).toBe(2)
})

it('lets a running turn finish before the stop ends', async () => {
  const timers = createTimers(log)
  let isDone = false
  timers.every(1, 'finish', async () => {
    await wait(40)
    isDone = true
  })
  timers.start()
  await wait(15)
  await timers.stop()
  expect(isDone).toBe(true)
})

it('refuses two timers with the same name', () => {
  const timers = createTimers(log)
  timers.every(1000, 'same', async () => undefined)
  expect(() => timers.every(1000, 'same', async () => undefined)).toThrow(/same/)
})
