import type { ZodType } from 'zod'

/** A zod schema, of any copy of zod. */
export type FormContract = Pick<ZodType, 'safeParse'>

/**
 * Fetches the contract of a form: `() => import('@sufra/shared/contracts/role').then(({ RoleRequest }) => RoleRequest)`, with
 * `webpackChunkName: "rules"`. Asked again for each check, which `import()` answers from what it has.
 */
export type LoadContract = () => Promise<FormContract>

/** Fetches a contract. Returns null if it did not arrive: then only the server validates. */
export const loadContract = async (load: LoadContract): Promise<FormContract | null> => {
  try {
    // This module configures zod, which has to happen before the contract creates its schemas.
    await import(/* webpackChunkName: "rules" */ '#src/contracts/without-eval.ts')
    return await load()
  } catch {
    return null
  }
}
