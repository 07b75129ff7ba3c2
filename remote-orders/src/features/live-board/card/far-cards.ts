/** Update interval in seconds for cards outside the viewport, which screen readers can still read. */
const FAR_SECONDS = 10

// Ids of orders whose cards the browser skips because they are far outside the viewport.
const far = new Set<number>()

/** Ref for a card with `content-visibility`: tracks whether the browser skips it. */
export const noteFar = (card: HTMLElement | null) => {
  if (!card) return
  const id = Number(card.dataset.order)
  const note = (event: Event) => {
    if ('skipped' in event && event.skipped) far.add(id)
    else far.delete(id)
  }
  card.addEventListener('contentvisibilityautostatechange', note)
  return () => {
    card.removeEventListener('contentvisibilityautostatechange', note)
    far.delete(id)
  }
}

/**
 * Returns the time (ms) that an order's card shows at `now`. Cards outside the viewport update every ten seconds,
 * spread over the seconds, because drawing two hundred rings in one second would delay input.
 */
export const timeOnCard = (id: number, now: number): number =>
  far.has(id) ? now - ((now / 1000 + id) % FAR_SECONDS) * 1000 : now
