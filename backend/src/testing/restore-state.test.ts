import { restoreState } from './restore-state.ts'

it('restores timers, spies and environment variables that a test file left changed', () => {
  const { now } = Date
  const before = { ...process.env }
  jest.spyOn(Math, 'random').mockReturnValue(2)
  jest.useFakeTimers({ now: 0 })
  Object.assign(process.env, { LEFT_BEHIND: '1', PATH: 'nowhere' })
  restoreState()
  expect(Date.now).toBe(now)
  expect(Math.random()).toBeLessThan(1)
  expect(process.env).toEqual(before)
})
