import type { QueryClient } from '@tanstack/react-query'
import type { Order } from '@sufra/shared/contracts/order'
import { countPrint } from './count-print.ts'
import type { PaperJob } from './paper/paper-job.ts'
import { brandsQuery } from './brands.queries.ts'

/** Returns the brand for the logo. A ticket is printed without it if the request fails. */
const brandOf = async (queryClient: QueryClient, { order, kind }: PaperJob): Promise<PaperJob['brand']> => {
  if (kind === 'receipt') return undefined
  const brands = await queryClient.fetchQuery(brandsQuery).catch(() => [])
  return brands.find(({ id }) => id === order.serviceProviderId)
}

/**
 * Prints one paper of an order with the browser and counts it. Returns the updated order, or null if the user may not
 * print or counting failed: the paper exists, and an error would make people print it again.
 */
export const printOrder = async (queryClient: QueryClient, job: PaperJob): Promise<Order | null> => {
  const { printPaper } = await import(/* webpackChunkName: "paper" */ './paper/print-paper.tsx')
  await printPaper({ ...job, brand: await brandOf(queryClient, job) })
  return countPrint(queryClient, job.order).catch(() => null)
}
