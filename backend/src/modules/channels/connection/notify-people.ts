import { readLocalized } from '@sufra/shared/contracts/text'
import type { Db } from '#src/database/database.ts'
import { channelOf } from '#src/modules/channels/channel/channel.service.ts'
import { notify } from '#src/modules/identity/identity.ts'
import type { RequestWithBranch } from './connection-request.repository.ts'

interface Place {
  branchName: string
  channelId: number
}

const namesOf = ({ branchName, channelId }: Place) => {
  const [branch, channel] = [readLocalized(branchName), readLocalized(channelOf(channelId).name)]
  return { branchAr: branch.ar, branchEn: branch.en, channelAr: channel.ar, channelEn: channel.en }
}

const factsOf = ({ branchName: branch, channelId }: Place) => ({ branch, channel: channelOf(channelId).name })

/** Notifies the operator's staff of a merchant's request for one platform, when the transaction commits. */
export const notifyOfRequest = async (
  db: Db,
  asked: RequestWithBranch[],
  publicUrl: string,
): Promise<void> => {
  const [first] = asked
  if (!first) return
  const { merchantName, branchName, row } = first
  const place = { branchName, channelId: row.channelId }
  const merchant = readLocalized(merchantName)
  await notify(db, {
    kind: 'connectionRequested',
    accountId: null,
    about: row.id,
    facts: { ...factsOf(place), merchant: merchantName },
    mail: {
      template: 'connectionRequested',
      variables: {
        ...namesOf(place),
        merchantAr: merchant.ar,
        merchantEn: merchant.en,
        count: asked.length,
        url: `${publicUrl}/integrations/new-integrations`,
      },
    },
  })
}

/** Notifies the merchant's people who manage connections of a new one, when the transaction commits. */
export const notifyOfConnection = (
  db: Db,
  {
    accountId,
    branchId,
    publicUrl,
    ...place
  }: Place & { accountId: number; branchId: number; publicUrl: string },
): Promise<void> =>
  notify(db, {
    kind: 'connectionMade',
    accountId,
    branchId,
    about: place.channelId,
    facts: factsOf(place),
    mail: { template: 'connectionMade', variables: { ...namesOf(place), url: `${publicUrl}/integrations` } },
  })

/** Notifies them of a declined request, with the reason. */
export const notifyOfDecline = (
  db: Db,
  { row, branchName, reason, publicUrl }: RequestWithBranch & { reason: string; publicUrl: string },
): Promise<void> => {
  const { accountId, branchId, channelId } = row
  const place = { branchName, channelId }
  return notify(db, {
    kind: 'connectionDeclined',
    accountId,
    branchId,
    about: channelId,
    facts: { ...factsOf(place), why: reason },
    mail: {
      template: 'connectionDeclined',
      variables: { ...namesOf(place), reason, url: `${publicUrl}/integrations` },
    },
  })
}
