import bowser from 'bowser'
import type { DeviceSession } from '@sufra/shared/contracts/authentication'

const KINDS = new Map<string | undefined, DeviceSession['kind']>([
  ['desktop', 'desktop'],
  ['tablet', 'tablet'],
  ['mobile', 'phone'],
])

/** Returns browser, system and kind from a user agent. They are untrusted and only shown in lists. */
export const deviceOf = (userAgent: string): Pick<DeviceSession, 'browser' | 'system' | 'kind'> => {
  // The library throws on an empty text.
  const { browser, os, platform } = bowser.parse(userAgent || ' ')
  return {
    browser: browser.name || null,
    system: os.name || null,
    kind: KINDS.get(platform.type) ?? 'unknown',
  }
}
