import { spawn } from 'node:child_process'
import { keepRunning } from './keep-running.mjs'

const UP = "process.send('listening');"
const STOPS_WHEN_ASKED = `process.on('SIGTERM', () => process.exit(0)); setInterval(() => undefined, 1000); ${UP}`

/** Runs one script after another as the child; the last one again and again. */
const keep = (scripts, settings = {}) => {
  const falls = []
  const children = []
  const running = keepRunning({
    spawnChild: () => {
      const script = scripts[Math.min(children.length, scripts.length - 1)]
      const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
      children.push(child)
      return child
    },
    onFall: fall => falls.push(fall),
    firstPauseMs: 1,
    mostFalls: 3,
    ...settings,
  })
  return { ...running, falls, children }
}

it('starts a child again that was killed, until it is told to stop', async () => {
  const running = keep([STOPS_WHEN_ASKED])
  await running.upAgain()
  running.children[0].kill('SIGKILL')
  await new Promise(resolve => running.children[0].once('exit', resolve))
  await running.upAgain()
  expect(running.children).toHaveLength(2)
  expect(running.falls).toMatchObject([{ signal: 'SIGKILL', falls: 1 }])
  running.stop()
  running.stop()
  expect(await running.ended).toEqual({ reason: 'stopped', code: 0 })
  expect(running.children).toHaveLength(2)
})

it('ends at once, with its code, with a child that refuses to start', async () => {
  const running = keep(['process.exit(7)'])
  expect(await running.ended).toEqual({ reason: 'refused', code: 7 })
  expect(running.children).toHaveLength(1)
})

it('takes a program that cannot be started for one that refuses to, and falls itself over nothing', async () => {
  const running = keepRunning({ spawnChild: () => spawn('/no/such/program'), onFall: () => undefined })
  expect(await running.ended).toEqual({ reason: 'refused', code: 1 })
  running.stop()
})

it('gives up a child that falls again and again, after pauses that grow', async () => {
  const running = keep([`${UP} process.exit(3)`, 'process.exit(4)'], { longestPauseMs: 2, mostFalls: 4 })
  expect(await running.ended).toEqual({ reason: 'gave-up', code: 1, falls: 4 })
  expect(running.falls.map(({ code, pauseMs }) => [code, pauseMs])).toEqual([
    [3, 1],
    [4, 2],
    [4, 2],
  ])
})

it('does not count the falls before a child that ran well', async () => {
  const falling = `${UP} process.exit(3)`
  const running = keep([falling, falling, falling, falling, 'process.exit(0)'], { wellAfterMs: 0 })
  expect(await running.ended).toMatchObject({ reason: 'stopped' })
  expect(running.falls.map(({ falls }) => falls)).toEqual([1, 1, 1, 1])
})

const away = () => Object.assign(new Error('away'), { mayPass: true })

it('does what needs the child again, as long as it may still succeed', async () => {
  const running = keep([STOPS_WHEN_ASKED], { againAfterMs: 1 })
  let tries = 0
  const work = async () => {
    tries += 1
    if (tries < 6) throw away()
    return tries
  }
  expect(await running.whileUp(work)).toBe(6)
  await expect(running.whileUp(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  running.stop()
  await running.ended
})

it('lets nobody hear of work that the stop broke off, who would end before the child', async () => {
  const running = keep([STOPS_WHEN_ASKED], { againAfterMs: 1 })
  const heard = []
  const work = running.whileUp(async () => {
    running.stop()
    throw new Error('broken off')
  })
  work.then(
    () => heard.push('done'),
    () => heard.push('failed'),
  )
  expect(await running.ended).toEqual({ reason: 'stopped', code: 0 })
  expect(heard).toEqual([])
})

it('takes a child that ended with 0 as one that was asked to', async () => {
  const running = keep([`${UP} process.exit(0)`])
  expect(await running.ended).toEqual({ reason: 'stopped', code: 0 })
})

it('can be told to stop in a pause', async () => {
  const running = keep([`${UP} process.exit(3)`], { firstPauseMs: 600_000, longestPauseMs: 600_000 })
  await new Promise(resolve => {
    const look = setInterval(() => {
      if (running.falls.length === 0) return
      clearInterval(look)
      resolve()
    }, 10)
  })
  running.stop()
  expect(await running.ended).toEqual({ reason: 'stopped', code: 0 })
})
