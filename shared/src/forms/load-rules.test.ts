import { loadRules, loadRulesWhenIdle, readyRules } from './load-rules.ts'

test('the contracts are fetched when nothing else is to do, once, and are ready from then on', async () => {
  expect(readyRules()).toBeNull()
  const stop = loadRulesWhenIdle()
  stop()
  const [first, second] = await Promise.all([loadRules(), loadRules()])
  expect(first).not.toBeNull()
  expect(second).toBe(first)
  expect(readyRules()).toBe(first)
})
