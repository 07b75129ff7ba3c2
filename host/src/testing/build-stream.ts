/** Stands in for the browser's EventSource: the test says what a developer's server tells. */
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
