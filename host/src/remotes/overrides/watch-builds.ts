interface Watched {
  /** Base address, ending in a slash. */
  url: string
  /** Called for each finished build, and once when the connection opens. */
  onBuild: (version: string) => void
  /** Called with the error of a change that does not compile. */
  onProblem: (problem: string) => void
}

const textOf = (event: Event): string =>
  event instanceof MessageEvent && typeof event.data === 'string' ? event.data : ''

/**
 * Subscribes to the build events of a developer's server and returns the function that ends it. Reconnects by itself.
 * A static server has no such address, and the browser gives up after one request.
 */
export const watchBuilds = ({ url, onBuild, onProblem }: Watched): (() => void) => {
  if (!('EventSource' in globalThis)) return () => undefined
  const source = new EventSource(`${url}updates`)
  source.addEventListener('build', event => onBuild(textOf(event)))
  source.addEventListener('problem', event => onProblem(textOf(event)))
  return () => source.close()
}
