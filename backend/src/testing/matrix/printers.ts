import type pg from 'pg'
import { storedHashOf } from '#src/secrets/stored-hash.ts'
import { idOf } from './id-of.ts'
import type { Ids } from './sample.ts'

/** Adds a printer with one waiting and one failed job. */
export const addPrinter = async (
  owner: pg.Pool,
  { accountId, branchId, mark }: Pick<Ids, 'accountId' | 'branchId' | 'mark'>,
): Promise<Pick<Ids, 'printerId' | 'printerToken' | 'printJobId'>> => {
  const printerToken = `printer-${mark}-${accountId}`
  const printerId = await idOf(
    owner,
    `insert into printer (account_id, branch_id, name, prints, paper_mm, language, is_on_accept, token_hash)
      values ($1, $2, $3, 'ticket', 80, 'ar', false, $4) returning id`,
    [accountId, branchId, mark, storedHashOf(printerToken)],
  )
  await owner.query(`insert into print_job (account_id, printer_id, what) values ($1, $2, 'test')`, [
    accountId,
    printerId,
  ])
  const printJobId = await idOf(
    owner,
    `insert into print_job (account_id, printer_id, what, state, reason, ended_at)
      values ($1, $2, 'test', 'failed', 'refused', now()) returning id`,
    [accountId, printerId],
  )
  return { printerId, printerToken, printJobId }
}
