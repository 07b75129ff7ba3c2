/** Well-formed and matched by nothing, so the browser itself refuses what the registry does not name. */
export const MATCHES_NOTHING = `sha384-${'A'.repeat(64)}`
