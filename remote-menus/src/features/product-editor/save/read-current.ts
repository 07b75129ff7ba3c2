import type { ApiError } from '@sufra/shared/api'
import type { Product } from '@sufra/shared/contracts/product'

/** The product that came with a `stale_version`; null when it is none that we understand. */
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
