import { Component } from 'react'
import type { ReactNode, RefCallback } from 'react'
import { arrive, depart, travel } from './card-ways.ts'

interface MovingCard {
  /** Unique on the page: a card that moves to another list keeps it. */
  id: number
  /** Changes when the card may move; only then it is measured. */
  place: string
  /** Slides in, unless it comes from another list. */
  isArrival: boolean
  content: ReactNode
}

interface MovingCardsProps {
  cards: readonly MovingCard[]
}

/**
 * Renders and animates the cards of a list: a new one slides in, a moved one travels, from another list too, and a
 * removed one fades at its place. The list is their parent, with `position: relative`. A class, because only
 * getSnapshotBeforeUpdate measures before the page changes.
 */
export class MovingCards extends Component<MovingCardsProps> {
  readonly #elements = new Map<number, HTMLElement>()
  readonly #refs = new Map<number, RefCallback<HTMLElement>>()

  override getSnapshotBeforeUpdate(before: MovingCardsProps): null {
    const places = new Map(this.props.cards.map(({ id, place }) => [id, place]))
    for (const { id, place } of before.cards) {
      const element = this.#elements.get(id)
      if (element && places.get(id) !== place) depart(id, element)
    }
    return null
  }

  override componentDidUpdate(before: MovingCardsProps): void {
    const places = new Map(before.cards.map(({ id, place }) => [id, place]))
    const moved = this.props.cards.flatMap(({ id, place, isArrival }) => {
      const element = this.#elements.get(id)
      return element && places.get(id) !== place ? [{ id, element, isArrival }] : []
    })
    for (const { element, isArrival } of travel(moved)) if (isArrival) arrive(element)
  }

  #refOf(id: number): RefCallback<HTMLElement> {
    const known = this.#refs.get(id)
    if (known) return known
    const ref: RefCallback<HTMLElement> = element => {
      if (element) {
        this.#elements.set(id, element)
        return
      }
      this.#elements.delete(id)
      this.#refs.delete(id)
    }
    this.#refs.set(id, ref)
    return ref
  }

  override render(): ReactNode {
    return this.props.cards.map(({ id, content }) => (
      <div key={id} ref={this.#refOf(id)}>
        {content}
      </div>
    ))
  }
}
