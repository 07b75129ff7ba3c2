import type { Page } from 'playwright-core'

interface Walk {
  page: Page
  language: 'ar' | 'en'
  /** Opens an address of the host, e.g. '/kitchen', and waits until the screen of this remote appears. */
  open: (address: string) => Promise<void>
}

/**
 * Defines a journey through the screens of this remote in the production host, in a real browser: once in Arabic and
 * once in English, each from the start. An error in the page fails it. `as` is the demo account that signs in.
 */
export declare const journey: (
  name: string,
  run: (walk: Walk) => Promise<void>,
  options?: { as?: string },
) => void
