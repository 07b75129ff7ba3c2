import { Component } from 'react'
import type { ReactNode, RefCallback } from 'react'
import { arrive, depart, travel } from './card-ways.ts'

interface MovingCard {
  /** of the whole page: a card that goes from one list to another keeps it */
  id: number
  /** changes when the card may stand elsewhere: it is measured then, and at no other time */
  place: string
  /** slides in, where it does not come from another list */
  isArrival: boolean
  content: ReactNode
}

interface MovingCardsProps {
  cards: readonly MovingCard[]
}

/**
 * The cards of a list, each with its way: one that is new slides in, one whose place changed travels there, from another list as well, and
 * one that went fades where it stood. The list itself is their parent, and `position: relative`. A class, for nothing
 * else is asked before the page changes.
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
