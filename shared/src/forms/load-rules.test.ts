import { loadRules, loadRulesWhenIdle, readyRules } from './load-rules.ts'

it('the contracts make no code out of texts: the policy of our pages forbids it', async () => {
  const { Function: original } = globalThis
  const compile = jest.fn()
  Object.assign(globalThis, { Function: compile })
  await jest.isolateModulesAsync(async () => {
    const rules = await import('./rules.ts')
    rules.findMistakes('SignUpRequest', { email: 'nobody' })
    expect(rules.findMistakes('BranchRequest', { name: { ar: '', en: '' } }).get('name')).toBe('invalid_name')
  })
  Object.assign(globalThis, { Function: original })
  expect(compile).not.toHaveBeenCalled()
})

it('the contracts are fetched when nothing else is to do, once, and are ready from then on', async () => {
  expect(readyRules()).toBeNull()
  const stop = loadRulesWhenIdle()
  stop()
  const [first, second] = await Promise.all([loadRules(), loadRules()])
  expect(first).not.toBeNull()
  expect(second).toBe(first)
  expect(readyRules()).toBe(first)
})
