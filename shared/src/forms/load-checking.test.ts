import { loadChecking, readyChecking } from './load-checking.ts'

it('contracts make no code out of texts: the policy of our pages forbids it', async () => {
  const { Function: original } = globalThis
  const compile = jest.fn()
  Object.assign(globalThis, { Function: compile })
  await jest.isolateModulesAsync(async () => {
    // In the order in which a page has them: the form, then the contract and its zod.
    await import('./forms.ts')
    const { findMistakes } = await import('./checking.ts')
    const { BranchRequest } = await import('#src/contracts/branch.ts')
    expect(findMistakes(BranchRequest, { name: { ar: '', en: '' } }).get('name')).toBe('invalid_name')
  })
  Object.assign(globalThis, { Function: original })
  expect(compile).not.toHaveBeenCalled()
})

it('how mistakes are said is fetched once, and ready from then on', async () => {
  const [first, second] = await Promise.all([loadChecking(), loadChecking()])
  expect(first).not.toBeNull()
  expect(second).toBe(first)
  expect(readyChecking()).toBe(first)
})
