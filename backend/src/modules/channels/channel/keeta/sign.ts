import { hmacSha256 } from '#src/modules/channels/channel/signature.ts'

/** The time is signed too, so that an old request cannot be sent again. */
export const signKeeta = (body: string, secret: string): { 'x-keeta-signature': string } => {
  const time = Math.floor(Date.now() / 1000)
  return { 'x-keeta-signature': `t=${time},v1=${hmacSha256(secret, `${time}.`, body).toString('hex')}` }
}
