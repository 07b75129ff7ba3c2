import { spawn } from 'node:child_process'
import { keepRunning } from './keep-running.mjs'

const UP = "process.send('listening');"
const STOPS_WHEN_ASKED = `process.on('SIGTERM', () => process.exit(0)); setInterval(() => undefined, 1000); ${UP}`

/** Runs the scripts one after another as the child, the last one repeatedly. */
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

it('restarts a killed child until it is stopped', async () => {
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

it('ends at once with the code of a child that refuses to start', async () => {
  const running = keep(['process.exit(7)'])
  expect(await running.ended).toEqual({ reason: 'refused', code: 7 })
  expect(running.children).toHaveLength(1)
})

it('treats a program that cannot be spawned as one that refuses to start, without crashing', async () => {
  const running = keepRunning({ spawnChild: () => spawn('/no/such/program'), onFall: () => undefined })
  expect(await running.ended).toEqual({ reason: 'refused', code: 1 })
  running.stop()
})

it('gives up a child that crashes repeatedly, after growing pauses', async () => {
  const running = keep([`${UP} process.exit(3)`, 'process.exit(4)'], { longestPauseMs: 2, mostFalls: 4 })
  expect(await running.ended).toEqual({ reason: 'gave-up', code: 1, falls: 4 })
  expect(running.falls.map(({ code, pauseMs }) => [code, pauseMs])).toEqual([
    [3, 1],
    [4, 2],
    [4, 2],
  ])
})

it('does not count the crashes before a child that ran well', async () => {
  const falling = `${UP} process.exit(3)`
  const running = keep([falling, falling, falling, falling, 'process.exit(0)'], { wellAfterMs: 0 })
  expect(await running.ended).toMatchObject({ reason: 'stopped' })
  expect(running.falls.map(({ falls }) => falls)).toEqual([1, 1, 1, 1])
})

const away = () => Object.assign(new Error('away'), { mayPass: true })

it('retries work that needs the child while it may still succeed', async () => {
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

it('never settles work that the stop interrupted, so that its caller does not exit before the child', async () => {
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

it('treats a child that ended with 0 as stopped on purpose', async () => {
  const running = keep([`${UP} process.exit(0)`])
  expect(await running.ended).toEqual({ reason: 'stopped', code: 0 })
})

it('can be stopped during a pause', async () => {
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
