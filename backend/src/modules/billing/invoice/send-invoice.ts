import { z } from 'zod'
import { tenant } from '#src/database/database.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { defineJob } from '#src/jobs/job-kind.ts'
import { queueMail } from '#src/modules/infrastructure/infrastructure.ts'
import { peopleOfBranch } from '#src/modules/identity/identity.ts'
import type { InvoicePapers } from './invoice-papers.ts'
import { lockUnsent, markMailed } from './invoice-pdf.repository.ts'
import { findIssued } from './issue.repository.ts'

/** Job that draws the PDF of an invoice and mails it, after the transaction that issued it has committed. */
export const SEND_INVOICE = defineJob({
  name: 'send-invoice',
  payload: z.object({ accountId: z.int(), invoiceId: z.int() }),
  maxAttempts: 12,
})

/** Stands for the whole merchant in a branch check: only people without a branch limit match. */
const NO_BRANCH = 0

export const registerInvoiceMails = (
  { database, jobs, env }: Pick<Foundation, 'database' | 'jobs' | 'env'>,
  papers: InvoicePapers,
): void =>
  jobs.handle(SEND_INVOICE, async ({ accountId, invoiceId }) => {
    const scope = tenant(accountId)
    const { number, bytes } = await papers.pdf(scope, invoiceId)
    const attachment = {
      name: `${number}.pdf`,
      type: 'application/pdf',
      content: bytes.toString('base64'),
    }
    await database.run(scope, async db => {
      const issued = await findIssued(db, { accountId, id: invoiceId })
      if (!issued || !(await lockUnsent(db, { accountId, invoiceId }))) return
      const url = `${env.PUBLIC_URL}/invoices/${invoiceId}`
      const template = issued.kind === 'invoice' ? 'invoiceIssued' : 'creditNoteIssued'
      const variables = { number, amount: issued.gross.toFixed(2), url }
      const people = await peopleOfBranch(db, { accountId, branchId: NO_BRANCH })
      for (const { email: recipient, language, permissions } of people)
        if (permissions.includes('billing.manage'))
          await queueMail(db, {
            accountId,
            recipient,
            language,
            attachment,
            template,
            variables,
          })
      await markMailed(db, { accountId, invoiceId })
    })
  })
