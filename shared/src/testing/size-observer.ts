const observers = new Set<SizeObserver>()

/** jsdom has no layout, so sizes never change: a test triggers the observers. */
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

/** Triggers all size observers, as a browser does after layout. */
export const triggerSizeObservers = (): void => {
  for (const observer of observers) observer.tell()
}
