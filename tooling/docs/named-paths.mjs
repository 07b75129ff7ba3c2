const PATH = /^(?:backend|docs|e2e|host|remote-[a-z]+|shared|tooling)\/[\w.@/-]+$/

// Made by a build, which may come later than the question whether it is there.
const BUILT = /\/dist\//

/**
 * The paths of this repository that a Markdown text names between back-ticks; patterns such as `backend/<name>` are none, and neither is
 * what only a build makes.
 */
export const namedPaths = text =>
  [...text.matchAll(/`([^`\s]+)`/g)]
    .map(match => match[1])
    .filter(named => PATH.test(named) && !BUILT.test(named))
