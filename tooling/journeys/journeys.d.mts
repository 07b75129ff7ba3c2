import type { Page } from 'playwright-core'

interface Walk {
  page: Page
  language: 'ar' | 'en'
  /** Goes to an address of the host, e.g. '/kitchen', and waits until the screen of this remote stands. */
  open: (address: string) => Promise<void>
}

/**
 * A way through the screens of this remote in the production host, in a real browser: walked once in Arabic and once in
 * English, each time from the beginning. What the page throws fails it. `as` is the account that signs in, one of the demo data.
 */
export declare const journey: (
  name: string,
  run: (walk: Walk) => Promise<void>,
  options?: { as?: string },
) => void
