import type { ApiError } from '@sufra/shared/api'
import type { Product } from '@sufra/shared/contracts/product'

/** Returns the product of a `stale_version` problem; null if it is missing or invalid. */
export const readCurrent = async ({ problem }: ApiError): Promise<Product | null> => {
  try {
    const { Product: contract } = await import(
      /* webpackChunkName: "rules" */ '@sufra/shared/contracts/product'
    )
    return contract.safeParse(problem?.current).data ?? null
  } catch {
    return null
  }
}
