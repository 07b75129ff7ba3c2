/** Long enough for a second tap that was meant for the previous content. */
const SETTLING_MS = 400

export interface Cover {
  /** Covers the element for a moment, from this many px below its top, or from further up if it is covered already. */
  lay: (from: number) => void
  lift: () => void
}

/**
 * Covers the content of `element`, so that a press hits the cover. `element` is positioned, and has `data-settling`
 * meanwhile. An overlay, because an inherited style would make the browser restyle all content.
 */
export const coverElement = (element: HTMLElement): Cover => {
  const cover = document.createElement('i')
  cover.dataset.cover = ''
  Object.assign(cover.style, { position: 'absolute', insetInline: '0', bottom: '0', zIndex: '1' })
  let timer: ReturnType<typeof setTimeout> | undefined
  let top = Infinity
  const lift = () => {
    clearTimeout(timer)
    top = Infinity
    element.removeAttribute('data-settling')
    cover.remove()
  }
  const lay = (from: number) => {
    top = Math.min(top, from)
    cover.style.top = `${top}px`
    element.setAttribute('data-settling', '')
    element.append(cover)
    clearTimeout(timer)
    timer = setTimeout(lift, SETTLING_MS)
  }
  return { lay, lift }
}
