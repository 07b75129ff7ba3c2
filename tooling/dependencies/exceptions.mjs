/** The limit: a fourth exception requires removing one of the others first. */
export const MOST_EXCEPTIONS = 3

/**
 * An allowed use beyond the documented API of a package or of the browser. lint-rules.mjs and untouched.mjs refuse
 * all others.
 * @typedef {object} Exception
 * @property {string} target the package, with the version that it was written for, or the browser API
 * @property {string} path file or folder that the rules leave alone
 * @property {string} reason
 * @property {string} decision path of the decision record
 * @property {string} test path of the test that fails when an upgrade breaks it
 */

/** @type {Exception[]} */
export const EXCEPTIONS = [
  {
    target: 'event listeners and timers of the browser',
    path: 'host/src/remotes/leak-detector',
    reason:
      'Wraps them to name what a canary or a build under development leaves behind. Pages with stable versions never load it.',
    decision: 'docs/decisions/0101-use-registerremotes-for-replacing-remote-versions.md',
    test: 'host/src/remotes/leak-detector/watch-version.test.ts',
  },
  {
    target: 'localStorage, sessionStorage and navigator.locks of the browser',
    path: 'host/public/start.js',
    reason: 'Replaces them where the browser denies storage and every access throws; the page stayed blank.',
    decision: 'docs/decisions/0097-use-in-memory-storage-for-browsers-that-deny-it.md',
    test: 'e2e/journeys/storage-blocked.spec.ts',
  },
]
