const PATH = /^(?:backend|docs|e2e|host|remote-[a-z]+|shared|tooling)\/[\w.@/-]+$/

// Build outputs may not exist yet when the check runs.
const BUILT = /\/dist\//

/**
 * Returns the repository paths between back-ticks in a Markdown text, without patterns such as `backend/<name>` and
 * without build outputs.
 */
export const namedPaths = text =>
  [...text.matchAll(/`([^`\s]+)`/g)]
    .map(match => match[1])
    .filter(named => PATH.test(named) && !BUILT.test(named))
