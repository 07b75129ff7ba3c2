/** Whether this is a range of versions as npm writes them: `^1.2`, `1.x || >=2.1.0 <3`, `1.2 - 1.4`, `*`. */
export declare const isRange: (text: string) => boolean

/**
 * Whether a version lies in a range. The one answer for all who ask it: browsers before they load a remote, the tools
 * before they publish one. It is that of npm's `semver`; false for what is no version or no range.
 */
export declare const isInRange: (version: string, range: string) => boolean
