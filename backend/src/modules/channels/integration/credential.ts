import type { Sealer } from '#src/secrets/sealer.ts'
import type { integration } from './integration.table.ts'

type Row = typeof integration.$inferSelect
/** Binds a secret to its shop and merchant: it decrypts for no other one. */
type Place = Pick<Row, 'accountId' | 'channelId' | 'storeId'>
export type KeptCredential = Place & Pick<Row, 'webhookSecret' | 'secretKeyId'>

const placeOf = ({ accountId, channelId, storeId }: Place): string => `${accountId} ${channelId} ${storeId}`

/** Encrypts a secret for its row. */
export const sealCredential = (
  sealer: Sealer,
  place: Place,
  secret: string,
): { webhookSecret: string; secretKeyId: string } => {
  const { text, keyId } = sealer.seal(secret, placeOf(place))
  return { webhookSecret: text, secretKeyId: keyId }
}

/** Returns the secret of a shop; null without a secret, or when no key decrypts it. */
export const openCredential = (sealer: Sealer, kept: KeptCredential): string | null => {
  const { webhookSecret, secretKeyId } = kept
  if (webhookSecret === null) return null
  // Written by a version that did not encrypt secrets.
  if (secretKeyId === null) return webhookSecret
  return sealer.open({ text: webhookSecret, keyId: secretKeyId }, placeOf(kept))
}
