import { z } from 'zod'
import { readLocalized } from '@sufra/shared/contracts/text'
import { ALL_MERCHANTS, tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import type { Foundation } from '#src/foundation.ts'
import { defineJob } from '#src/jobs/job-kind.ts'
import { channelOf } from '#src/modules/channels/channel/channel.service.ts'
import { queueMail } from '#src/modules/ground/ground.ts'
import { findOperators, peopleOfBranch } from '#src/modules/identity/identity.ts'
import { findRequest } from './connection-request.repository.ts'

/** A merchant's transaction cannot see the operator's people, so a job writes to them. */
export const TELL_OF_REQUEST = defineJob({
  name: 'tell-of-connection-request',
  payload: z.object({ accountId: z.int(), requestId: z.int(), count: z.int() }),
  maxAttempts: 8,
})

interface Place {
  branchName: string
  channelId: number
}

const namesOf = ({ branchName, channelId }: Place) => {
  const [branch, channel] = [readLocalized(branchName), readLocalized(channelOf(channelId).name)]
  return { branchAr: branch.ar, branchEn: branch.en, channelAr: channel.ar, channelEn: channel.en }
}

export const registerTelling = ({
  database,
  jobs,
  env,
}: Pick<Foundation, 'database' | 'jobs' | 'env'>): void => {
  jobs.handle(TELL_OF_REQUEST, ({ accountId, requestId, count }) =>
    database.run(ALL_MERCHANTS, async db => {
      const asked = await findRequest(db, { scope: tenant(accountId), id: requestId })
      if (!asked || asked.row.state !== 'Requested') return
      const merchant = readLocalized(asked.merchantName)
      const variables = {
        ...namesOf({ branchName: asked.branchName, channelId: asked.row.channelId }),
        ...{ merchantAr: merchant.ar, merchantEn: merchant.en, count },
        url: `${env.PUBLIC_URL}/integrations/new-integrations`,
      }
      for (const { email: recipient, language } of await findOperators(db))
        await queueMail(db, {
          ...{ accountId: null, recipient, language, template: 'connectionRequested', variables },
        })
    }),
  )
}

/** The merchant's own people who look after connections hear of one that is made, once the transaction commits. */
export const tellOfConnection = async (
  db: Db,
  {
    accountId,
    branchId,
    publicUrl,
    ...place
  }: Place & { accountId: number; branchId: number; publicUrl: string },
): Promise<void> => {
  const variables = { ...namesOf(place), url: `${publicUrl}/integrations` }
  const people = await peopleOfBranch(db, { accountId, branchId })
  for (const { email: recipient, language, permissions } of people)
    if (permissions.includes('integrations.manage'))
      await queueMail(db, { accountId, recipient, language, template: 'connectionMade', variables })
}
