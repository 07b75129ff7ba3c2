import type { QueryClient } from '@tanstack/react-query'
import type { Order } from '@sufra/shared/contracts/order'
import { countPrint } from './count-print.ts'
import type { PaperJob } from './paper/paper-job.ts'
import { brandsQuery } from './brands.queries.ts'

/** A ticket waits for nobody: without an answer it is printed without the brand. */
const brandOf = async (queryClient: QueryClient, { order, kind }: PaperJob): Promise<PaperJob['brand']> => {
  if (kind === 'receipt') return undefined
  const brands = await queryClient.fetchQuery(brandsQuery).catch(() => [])
  return brands.find(({ id }) => id === order.serviceProviderId)
}

/**
 * Prints one paper of an order by the browser, and counts it. Answers with the order after it; null for who may not print, and where
 * it could not be counted: the paper is there, and who heard of a failure would print a second one.
 */
export const printOrder = async (queryClient: QueryClient, job: PaperJob): Promise<Order | null> => {
  const { printPaper } = await import(/* webpackChunkName: "paper" */ './paper/print-paper.tsx')
  await printPaper({ ...job, brand: await brandOf(queryClient, job) })
  return countPrint(queryClient, job.order).catch(() => null)
}
