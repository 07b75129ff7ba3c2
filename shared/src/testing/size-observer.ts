const observers = new Set<SizeObserver>()

/** jsdom draws nothing, so nothing ever changes its size: a test says when something did. */
export class SizeObserver {
  readonly #tell: () => void

  constructor(callback: ResizeObserverCallback) {
    this.#tell = () => callback([], this)
  }

  observe(): void {
    observers.add(this)
  }

  unobserve(): void {}

  disconnect(): void {
    observers.delete(this)
  }

  tell(): void {
    this.#tell()
  }
}

/** Tells those who watch sizes to look: as a browser does after it laid the page out. */
export const tellSizes = (): void => {
  for (const observer of observers) observer.tell()
}
