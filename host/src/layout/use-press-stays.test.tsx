import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { usePressStays } from './use-press-stays.ts'

const presses: string[] = []
let bar = 0

/** Two buttons one under the other, which `bar` pushes down; a link and a checkbox with its label beside them. */
const Board = () => {
  usePressStays()
  const [isAcceptShown, setIsAcceptShown] = useState(true)
  return (
    <ul>
      {isAcceptShown && <button onClick={() => presses.push('Accept')}>Accept</button>}
      <button onClick={() => presses.push('Reject')}>Reject</button>
      <label>
        Choose
        <input type="checkbox" onChange={() => presses.push('Choose')} />
      </label>
      <p onPointerUp={() => setIsAcceptShown(false)}>Gone</p>
    </ul>
  )
}

const HEIGHT = 40
const at = (row: number) => ({ clientX: 10, clientY: row * HEIGHT + 5 })
// jsdom has no pointer events: only their names.
const comeDown = (on: Element) =>
  fireEvent(on, Object.assign(createEvent.pointerDown(on), { isPrimary: true }))
const accept = () => screen.getByRole('button', { name: 'Accept' })
const reject = () => screen.getByRole('button', { name: 'Reject' })

beforeEach(() => {
  presses.length = 0
  bar = 0
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (!this.isConnected) return new DOMRect(0, 0, 0, 0)
    const row = [...(this.parentElement?.children ?? [])].indexOf(this)
    return new DOMRect(0, bar + row * HEIGHT, 100, HEIGHT)
  })
  render(<Board />)
})
afterEach(() => jest.restoreAllMocks())

it('a button that the page moves away from under a finger is pressed, and what came there is not', () => {
  comeDown(reject())
  bar = HEIGHT
  fireEvent.click(accept(), at(1))
  expect(presses).toEqual(['Reject'])
})

it('it is pressed also where the browser takes the press for one of what is around both', () => {
  comeDown(accept())
  bar = HEIGHT
  fireEvent.click(screen.getByRole('list'), at(0))
  expect(presses).toEqual(['Accept'])
})

it('of a button that is gone by then the press goes to no other', () => {
  comeDown(accept())
  fireEvent.pointerUp(screen.getByText('Gone'))
  fireEvent.click(reject(), at(0))
  expect(presses).toEqual([])
})

it('a finger that moves away by itself presses nothing', () => {
  comeDown(accept())
  bar = HEIGHT
  fireEvent.click(screen.getByRole('list'), at(4))
  expect(presses).toEqual([])
})

it('what moves not is pressed as ever: a button, a label with its box, a key after a finger', () => {
  comeDown(accept())
  fireEvent.click(accept(), at(0))
  comeDown(screen.getByText('Choose'))
  fireEvent.click(screen.getByText('Choose'), at(2))
  comeDown(accept())
  fireEvent.click(reject())
  expect(presses).toEqual(['Accept', 'Choose', 'Reject'])
})
