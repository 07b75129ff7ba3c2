import { isIPv6 } from 'node:net'

const MAPPED = /^(?:0*:)*(?:ffff:)(\d+\.\d+\.\d+\.\d+)$/i
const NETWORK_GROUPS = 4

/**
 * Returns the key for rate limits: an IPv4 address, or the /64 of an IPv6 address, which one household or server
 * owns. `ip` is `request.ip`, which only listed proxies can set.
 */
export const networkOf = (ip: string): string => {
  const [address = ''] = ip.split('%')
  const mapped = MAPPED.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const [first, last] = [head, tail ?? ''].map(part => part.split(':').filter(Boolean))
  const gap = tail === undefined ? 0 : 8 - (first?.length ?? 0) - (last?.length ?? 0)
  const groups = [...(first ?? []), ...Array<string>(Math.max(gap, 0)).fill('0'), ...(last ?? [])]
  return `${groups
    .slice(0, NETWORK_GROUPS)
    .map(group => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
