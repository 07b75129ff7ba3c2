import { hmacSha256 } from '#src/modules/channels/channel/signature.ts'

/** Signs the time with the body, which prevents replays. */
export const signKeeta = (body: string, secret: string): { 'x-keeta-signature': string } => {
  const time = Math.floor(Date.now() / 1000)
  return { 'x-keeta-signature': `t=${time},v1=${hmacSha256(secret, `${time}.`, body).toString('hex')}` }
}
