/**
 * Forms that validate themselves by the contracts. A screen loads them with its own chunk; the login page does not use
 * them.
 */
export { FormProblem } from './form-problem.tsx'
export type { FormProblemProps } from './form-problem.tsx'
export { useContractForm } from './use-contract-form.ts'
export type { ContractForm, ContractFormOptions } from './use-contract-form.ts'
export type { FormContract, LoadContract } from './load-contract.ts'
export { useUnsavedGuard } from './use-unsaved-guard.tsx'
export type { UnsavedGuard } from './use-unsaved-guard.tsx'
