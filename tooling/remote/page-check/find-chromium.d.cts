/** Returns the path of a Chromium that can be automated; undefined if there is none. `CHROMIUM_PATH` overrides it. */
export declare const findChromium: () => string | undefined

/**
 * Returns the lightest browser: Debian's headless shell if it is installed, otherwise full Chromium. The headless
 * shell grants no permissions.
 */
export declare const findLightChromium: () => string | undefined
