import { SizeObserver } from './size-observer.ts'

class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

const matchNothing = (media: string) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
})

function showModal(this: HTMLDialogElement) {
  this.open = true
  this.querySelector<HTMLElement>('button, input, select, textarea, a[href]')?.focus()
}

function close(this: HTMLDialogElement) {
  if (!this.open) return
  this.open = false
  this.dispatchEvent(new Event('close'))
}

// Finishes at once: nobody sees the frames between.
function animate() {
  const handlers: { onfinish?: () => void } = {}
  queueMicrotask(() => handlers.onfinish?.())
  return Object.assign(handlers, { cancel() {}, playState: 'finished' })
}

const nothing = () => undefined

/**
 * Installs the smallest stand-ins for features that jsdom lacks because it has no layout: measuring, scrolling,
 * animations, dialogs.
 */
export const installStandIns = (): void => {
  Object.assign(globalThis, {
    ResizeObserver: SizeObserver,
    IntersectionObserver: SilentObserver,
    matchMedia: matchNothing,
  })
  Object.assign(Element.prototype, { animate, scrollTo: nothing, scrollIntoView: nothing })
  Object.assign(window, { scrollTo: nothing })
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: nothing })
  Object.assign(HTMLDialogElement.prototype, { showModal, close })
}
