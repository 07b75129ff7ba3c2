import type { Sealer } from '#src/sealer.ts'
import type { integration } from './integration.table.ts'

type Row = typeof integration.$inferSelect
/** Where a secret stands: it opens for this shop of this merchant alone. */
type Place = Pick<Row, 'accountId' | 'channelId' | 'storeId'>
export type KeptCredential = Place & Pick<Row, 'webhookSecret' | 'secretKeyId'>

const placeOf = ({ accountId, channelId, storeId }: Place): string => `${accountId} ${channelId} ${storeId}`

/** A secret as its row keeps it. */
export const sealCredential = (
  sealer: Sealer,
  place: Place,
  secret: string,
): { webhookSecret: string; secretKeyId: string } => {
  const { text, keyId } = sealer.seal(secret, placeOf(place))
  return { webhookSecret: text, secretKeyId: keyId }
}

/** The secret of a shop; null where there is none, or none that any key here opens. */
export const openCredential = (sealer: Sealer, kept: KeptCredential): string | null => {
  const { webhookSecret, secretKeyId } = kept
  if (webhookSecret === null) return null
  // Written before secrets were sealed.
  if (secretKeyId === null) return webhookSecret
  return sealer.open({ text: webhookSecret, keyId: secretKeyId }, placeOf(kept))
}
