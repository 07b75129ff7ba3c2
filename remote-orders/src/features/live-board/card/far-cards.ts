/** How old the time on a card may be that nobody sees: somebody who has the page read aloud comes by it too. */
const FAR_SECONDS = 10

// Ids of orders whose cards the browser leaves out, because they are more than a window away.
const far = new Set<number>()

/** The ref of a card with `content-visibility`: notes when the browser leaves it out, and when it takes it up again. */
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
 * The time (ms) that the card of an order shows at `now`. On a card that is far away it goes on every ten seconds, each in its own: two
 * hundred rings that are drawn in one second hold up whoever presses something.
 */
export const timeOnCard = (id: number, now: number): number =>
  far.has(id) ? now - ((now / 1000 + id) % FAR_SECONDS) * 1000 : now
