import { loadChecking, readyChecking } from './load-checking.ts'

it('creates no code from strings in contracts, which the CSP forbids', async () => {
  const { Function: original } = globalThis
  const compile = jest.fn()
  Object.assign(globalThis, { Function: compile })
  await jest.isolateModulesAsync(async () => {
    const { loadContract } = await import('./load-contract.ts')
    const { findFieldErrors } = await import('./checking.ts')
    const contract = await loadContract(async () => (await import('#src/contracts/branch.ts')).BranchRequest)
    const fieldErrors = contract && findFieldErrors(contract, { name: { ar: '', en: '' } })
    expect(fieldErrors?.get('name')).toBe('invalid_name')
  })
  Object.assign(globalThis, { Function: original })
  expect(compile).not.toHaveBeenCalled()
})

it('fetches the validation texts once and then has them ready', async () => {
  const [first, second] = await Promise.all([loadChecking(), loadChecking()])
  expect(first).not.toBeNull()
  expect(second).toBe(first)
  expect(readyChecking()).toBe(first)
})
