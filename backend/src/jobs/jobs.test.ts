import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { createJobs } from './jobs.ts'

const log = pino({ level: 'silent' })

it('repeats its work after the start, also when a turn fails, and never after the stop', async () => {
  const jobs = createJobs(log)
  let turns = 0
  jobs.every(5, 'count', async () => {
    turns += 1
    if (turns === 1) throw new Error('first turn')
  })
  await wait(30)
  expect(turns).toBe(0)
  jobs.start()
  await wait(80)
  await jobs.stop()
  const atStop = turns
  expect(atStop).toBeGreaterThan(1)
  await wait(30)
  expect(turns).toBe(atStop)
})

it('begins at once with what asks for it, and with nothing before the start', async () => {
  const jobs = createJobs(log)
  const turns: string[] = []
  const isDone = new Promise<void>(resolve => {
    jobs.every(3_600_000, 'at the start', async () => {
      turns.push('at the start')
      resolve()
    })
  })
  jobs.beginWith('at the start')
  jobs.every(3_600_000, 'in an hour', async () => void turns.push('in an hour'))
  await wait(5)
  expect(turns).toEqual([])
  jobs.start()
  await isDone
  await jobs.stop()
  expect(turns).toEqual(['at the start'])
})

it('tells of an outage once when it begins and once when it is over', async () => {
  const lines: string[] = []
  const told = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line).msg) })
  const jobs = createJobs(told)
  let turns = 0
  jobs.every(1, 'away for a while', async () => {
    turns += 1
    if (turns < 4) throw new Error('away')
  })
  jobs.start()
  while (turns < 6) await wait(5)
  await jobs.stop()
  expect(lines).toEqual(['job failed', 'job works again'])
})

it('joins a run that is under way instead of doing it twice', async () => {
  const jobs = createJobs(log)
  let turns = 0
  jobs.every(1000, 'slow', async () => {
    turns += 1
    await wait(20)
  })
  await Promise.all([jobs.run('slow'), jobs.run('slow')])
  expect(turns).toBe(1)
  await jobs.run('slow')
  expect(turns).toBe(2)
})

it('lets a running turn finish before the stop is over', async () => {
  const jobs = createJobs(log)
  let isDone = false
  jobs.every(1, 'finish', async () => {
    await wait(40)
    isDone = true
  })
  jobs.start()
  await wait(15)
  await jobs.stop()
  expect(isDone).toBe(true)
})

it('refuses two jobs of one name', () => {
  const jobs = createJobs(log)
  jobs.every(1000, 'same', async () => undefined)
  expect(() => jobs.every(1000, 'same', async () => undefined)).toThrow(/same/)
})
