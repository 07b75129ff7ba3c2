interface Watched {
  /** The folder, ending in a slash. */
  url: string
  /** A build is there; also said once when the connection stands. */
  onBuild: (version: string) => void
  /** A change does not compile. */
  onProblem: (problem: string) => void
}

const textOf = (event: Event): string =>
  event instanceof MessageEvent && typeof event.data === 'string' ? event.data : ''

/**
 * Listens to what a developer's server tells of its builds; returns what stops that. It comes back by itself after the
 * server did. A folder that only holds files has no such address: the browser asks once and leaves it.
 */
export const watchBuilds = ({ url, onBuild, onProblem }: Watched): (() => void) => {
  if (!('EventSource' in globalThis)) return () => undefined
  const source = new EventSource(`${url}updates`)
  source.addEventListener('build', event => onBuild(textOf(event)))
  source.addEventListener('problem', event => onProblem(textOf(event)))
  return () => source.close()
}
