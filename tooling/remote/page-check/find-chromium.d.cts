/** Where a Chromium is that can be driven; undefined when there is none. `CHROMIUM_PATH` names another. */
export declare const findChromium: () => string | undefined

/**
 * The one that takes least: Debian's Chromium without a window where it is installed, else the whole one. It grants no
 * permissions, whoever asks it to.
 */
export declare const findLightChromium: () => string | undefined
