import type { QueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import type { Order } from '@sufra/shared/contracts/order'
import type { Language } from '@sufra/shared/i18n'
import { countPrint } from './count-print.ts'

export type PaperKind = 'ticket' | 'receipt'

export interface PaperJob {
  order: Order
  kind: PaperKind
  t: TFunction
  language: Language
}

/** Prints one paper of an order by the browser, and counts it. Answers with the order after it; null for who may not print. */
export const printOrder = async (queryClient: QueryClient, job: PaperJob): Promise<Order | null> => {
  const { printPaper } = await import(/* webpackChunkName: "paper" */ './paper/print-paper.tsx')
  await printPaper(job)
  return countPrint(queryClient, job.order)
}
