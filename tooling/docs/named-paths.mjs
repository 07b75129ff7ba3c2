const PATH = /^(?:backend|docs|e2e|host|remote-[a-z]+|shared|tooling)\/[\w.@/-]+$/

/** The paths of this repository that a Markdown text names between back-ticks; patterns such as `backend/<name>` are none. */
export const namedPaths = text =>
  [...text.matchAll(/`([^`\s]+)`/g)].map(match => match[1]).filter(named => PATH.test(named))
