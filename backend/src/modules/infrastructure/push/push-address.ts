import { ECDH } from 'node:crypto'

// Push services of the known browsers. Subscribers choose the URL that this server calls, so the hosts are
// limited.
const HOSTS = new Set(['fcm.googleapis.com', 'updates.push.services.mozilla.com'])
const DOMAINS = ['.push.apple.com', '.notify.windows.com']
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

const isKnownHost = (host: string): boolean =>
  HOSTS.has(host) || DOMAINS.some(domain => host.endsWith(domain) && host.length > domain.length)

/**
 * Returns whether a push URL is allowed: a push service over https at its default port; this machine only
 * where configured.
 */
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

/** Returns whether a message can be encrypted for this key, because 65 bytes may not be a point of the curve. */
export const isPointOfCurve = (p256dh: string): boolean => {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}
