import bowser from 'bowser'
import type { DeviceSession } from '@sufra/shared/contracts/authentication'

const KINDS = new Map<string | undefined, DeviceSession['kind']>([
  ['desktop', 'desktop'],
  ['tablet', 'tablet'],
  ['mobile', 'phone'],
])

/** What a user agent says of its device; nothing of it is trusted for more than a name in a list. */
export const deviceOf = (userAgent: string): Pick<DeviceSession, 'browser' | 'system' | 'kind'> => {
  // The library refuses an empty text.
  const { browser, os, platform } = bowser.parse(userAgent || ' ')
  return {
    browser: browser.name || null,
    system: os.name || null,
    kind: KINDS.get(platform.type) ?? 'unknown',
  }
}
