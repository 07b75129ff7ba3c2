const COUNT = /^\(\d+\) /

/** Prepends "(2) " to the document title and restores it when other code changes the title. */
export class TitleCount {
  #count = 0
  readonly #observer = new MutationObserver(() => this.#write())

  start(): void {
    this.#observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  }

  show(count: number): void {
    this.#count = count
    this.#write()
  }

  stop(): void {
    this.#observer.disconnect()
    this.show(0)
  }

  #write(): void {
    const bare = document.title.replace(COUNT, '')
    const title = this.#count > 0 ? `(${this.#count}) ${bare}` : bare
    if (document.title !== title) document.title = title
  }
}
