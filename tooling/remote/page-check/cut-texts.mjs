/**
 * The texts that stand outside the window, or are cut by a box around them without a `title` or a scroll bar. Runs in the
 * page, so it stands on its own; `within` names a part of it.
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
      // What stands over the page is cut by nothing but the window; what scrolls can be reached.
      if (/auto|scroll/.test(style.overflowX)) return { left: -Infinity, right: Infinity }
      if (!clips(style)) continue
      const edges = box.getBoundingClientRect()
      // A box of one pixel is for ears alone.
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
