/** Long enough for a second tap that was meant for what stood there before. */
const SETTLING_MS = 400

export interface Cover {
  /** For a moment, from so many px below the top on, or from further up where it lies already. */
  lay: (from: number) => void
  lift: () => void
}

/**
 * Takes the presses in the place of what stands in `element`, which is positioned and has `data-settling` for as long. It lies over it,
 * for a style that they inherit would have the browser go through all that stands in there.
 */
export const coverOver = (element: HTMLElement): Cover => {
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
