/** Stub of the browser's EventSource: tests send the events of a developer's server. */
export class BuildStream extends EventTarget {
  static opened: BuildStream[] = []
  readonly url: string
  isClosed = false

  constructor(url: string) {
    super()
    this.url = url
    BuildStream.opened.push(this)
  }

  close(): void {
    this.isClosed = true
  }

  tell(event: 'build' | 'problem', data: string): void {
    this.dispatchEvent(new MessageEvent(event, { data }))
  }
}
