/**
 * Returns texts outside the window, and texts that a box around them cuts without a `title` or a scroll bar. Runs in
 * the page, so it is self-contained; `within` names a part of it.
 */
export const findCutTexts = within => {
  const SLACK = 2
  const isReadable = element =>
    element.closest('.sf-hidden, [aria-hidden=true], [title], select, svg') !== null ||
    element.getBoundingClientRect().width <= 1
  const clips = style => /hidden|clip/.test(style.overflowX)
  const boundsOf = start => {
    let [left, right] = [0, window.innerWidth]
    for (let box = start; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box)
      // Only the window cuts an element above the page; scrollable content can be reached.
      if (/auto|scroll/.test(style.overflowX)) return { left: -Infinity, right: Infinity }
      if (!clips(style)) continue
      const edges = box.getBoundingClientRect()
      // A box of one pixel is for screen readers only.
      if (edges.width <= 1) return { left: -Infinity, right: Infinity }
      left = Math.max(left, edges.left)
      right = Math.min(right, edges.right)
      if (style.position === 'fixed') break
    }
    return { left, right }
  }
  const found = new Set()
  const walker = document.createTreeWalker(
    document.querySelector(within ?? 'body') ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    const text = node.textContent?.trim()
    if (!parent || !text || isReadable(parent) || !parent.checkVisibility()) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const { left, right } = boundsOf(parent)
    for (const line of range.getClientRects())
      if (line.width > 1 && (line.left < left - SLACK || line.right > right + SLACK))
        found.add(`<${parent.tagName.toLowerCase()} class="${parent.className}"> ${text.slice(0, 60)}`)
  }
  return [...found]
}
