import { ECDH } from 'node:crypto'

// The push services of the browsers there are. Whoever may subscribe names an address that this server then calls.
const HOSTS = new Set(['fcm.googleapis.com', 'updates.push.services.mozilla.com'])
const DOMAINS = ['.push.apple.com', '.notify.windows.com']
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

const isKnownHost = (host: string): boolean =>
  HOSTS.has(host) || DOMAINS.some(domain => host.endsWith(domain) && host.length > domain.length)

/** Whether a push may go there: to a push service over https at its own port, to this machine only where that is allowed. */
export const isPushAddress = (
  address: string,
  { isLoopbackAllowed }: { isLoopbackAllowed: boolean },
): boolean => {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, username, password } = new URL(address)
  if (username || password) return false
  if (protocol === 'http:') return isLoopbackAllowed && LOOPBACK.has(hostname)
  return protocol === 'https:' && port === '' && isKnownHost(hostname)
}

/** Whether a message can be encrypted for this key: 65 bytes can also be no point of the curve. */
export const isPointOfCurve = (p256dh: string): boolean => {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}
