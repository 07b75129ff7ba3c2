/** A well-formed hash that nothing matches, so the browser refuses files that the registry does not name. */
export const MATCHES_NOTHING = `sha384-${'A'.repeat(64)}`
