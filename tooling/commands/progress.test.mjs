import { createProgress, timeLeft } from './progress.mjs'
import { createStatusLine } from './status-line.mjs'

const createOutput = ({ isTTY }) => {
  const output = { isTTY, columns: 120, text: '' }
  output.write = text => {
    output.text += text
  }
  return output
}

const STEPS = [
  { name: 'build', seconds: 60 },
  { name: 'tests', seconds: 120 },
]

const createRun = ({ isTTY }) => {
  const output = createOutput({ isTTY })
  const clock = { milliseconds: 0 }
  const progress = createProgress({
    steps: STEPS,
    line: createStatusLine({ output }),
    now: () => clock.milliseconds,
  })
  return { output, clock, progress }
}

it('scales the time left by the speed so far', () => {
  const steps = [
    { seconds: 60, share: 1 },
    { seconds: 120, share: 0.5 },
  ]
  expect(timeLeft({ steps, elapsed: 240_000 })).toBe(120_000)
  expect(timeLeft({ steps, elapsed: 60_000 })).toBe(30_000)
})

it('uses the measured seconds of the steps until a tenth is done', () => {
  const steps = [{ seconds: 100, share: 0.05 }]
  expect(timeLeft({ steps, elapsed: 50_000 })).toBe(95_000)
})

it('rewrites one line on a terminal with step, files, elapsed time and time left', () => {
  const { output, clock, progress } = createRun({ isTTY: true })
  progress.begin('build')
  progress.finish('build')
  progress.begin('tests')
  clock.milliseconds = 150_000
  progress.advance({ done: 12, total: 24 })
  progress.end()
  expect(output.text).toContain('tests 12/24 files · 2:30 elapsed · about 1:15 left')
  expect(output.text.endsWith('\r\u001b[2K')).toBe(true)
  expect(output.text).not.toContain('\n')
})

it('prints one line a minute without a terminal', () => {
  const { output, clock, progress } = createRun({ isTTY: false })
  progress.begin('tests')
  for (const seconds of [20, 40, 61, 80, 122]) {
    clock.milliseconds = seconds * 1000
    progress.advance({ done: 1, total: 24 })
  }
  progress.end()
  expect(output.text.trim().split('\n')).toEqual([
    expect.stringContaining('1:01 elapsed'),
    expect.stringContaining('2:02 elapsed'),
  ])
})

it('prints lines above the status line and draws it again', () => {
  const output = createOutput({ isTTY: true })
  const line = createStatusLine({ output })
  line.show('half done')
  line.print('FAIL host/a.test.ts')
  expect(output.text).toBe('half done\r\u001b[2KFAIL host/a.test.ts\nhalf done')
})
