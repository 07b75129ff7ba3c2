import { screen, waitFor } from '@testing-library/react'
import { renderUi } from '#src/testing/testing.tsx'
import { MovingCards } from './moving-cards.tsx'

const HEIGHT = 100
const WIDTH = 300

interface TestPlatforms {
  card: string | null
  keyframes: Record<string, unknown>
}

const played: TestPlatforms[] = []
const realAnimate = Element.prototype.animate
const realMeasure = Element.prototype.getBoundingClientRect

/** Simulates the layout: each list is a column with its cards below each other. */
function measure(this: Element): DOMRect {
  const list = this.closest('[data-column]')
  const column = Number(list?.getAttribute('data-column'))
  const row = list && list !== this ? [...list.children].indexOf(this) : 0
  return new DOMRect(column * WIDTH, row * HEIGHT, WIDTH, HEIGHT)
}

beforeEach(() => {
  played.length = 0
  Element.prototype.getBoundingClientRect = measure
  Element.prototype.animate = function (this: Element, keyframes, options) {
    played.push({ card: this.textContent, keyframes: Object.fromEntries(Object.entries(keyframes ?? {})) })
    return realAnimate.call(this, keyframes, options)
  }
})
afterEach(() => {
  Element.prototype.getBoundingClientRect = realMeasure
  Element.prototype.animate = realAnimate
})

const List = ({ column, ids, arrivals = [] }: { column: number; ids: number[]; arrivals?: number[] }) => (
  <div data-column={column}>
    <MovingCards
      cards={ids.map((id, index) => ({
        id,
        place: `${column}:${index}`,
        isArrival: arrivals.includes(id),
        content: <article>{`Order ${id}`}</article>,
      }))}
    />
  </div>
)

const transformOf = (card: string) =>
  played.find(each => each.card === card && 'transform' in each.keyframes)?.keyframes.transform

it('does not animate the initial cards', () => {
  renderUi(<List column={0} ids={[1, 2]} arrivals={[1, 2]} />)
  expect(played).toEqual([])
})

it('animates a card that makes room and no other', () => {
  const { rerender } = renderUi(<List column={0} ids={[1, 2]} />)
  rerender(<List column={0} ids={[1, 3, 2]} arrivals={[3]} />)
  expect(transformOf('Order 2')).toEqual(['translate(0px, -100px)', 'none'])
  expect(transformOf('Order 3')).toEqual(['translateY(-16px)', 'none'])
  expect(transformOf('Order 1')).toBeUndefined()
})

it('animates only visible cards of a long list', () => {
  const ids = Array.from({ length: 200 }, (_, index) => index + 1)
  const { rerender } = renderUi(<List column={0} ids={ids} />)
  rerender(<List column={0} ids={[500, ...ids]} />)
  const seen = Math.ceil(window.innerHeight / HEIGHT)
  expect(played.map(({ card }) => card)).toEqual(ids.slice(0, seen).map(id => `Order ${id}`))
})

it('animates a card from its place in the first list to the second', () => {
  const { rerender } = renderUi(
    <>
      <List column={0} ids={[1, 2]} />
      <List column={1} ids={[5]} />
    </>,
  )
  rerender(
    <>
      <List column={0} ids={[1]} />
      <List column={1} ids={[5, 2]} arrivals={[2]} />
    </>,
  )
  expect(transformOf('Order 2')).toEqual(['translate(-300px, 0px)', 'none'])
  expect(screen.getAllByText('Order 2')).toHaveLength(1)
})

it('fades a removed card at its place, not pressable', async () => {
  const fade = document.createElement('i').animate(null)
  // The stand-in's animation has finished by then; this one finishes when the test says so.
  await Promise.resolve()
  Element.prototype.animate = () => fade
  const { rerender } = renderUi(<List column={0} ids={[1, 2]} />)
  rerender(<List column={0} ids={[1]} />)
  await Promise.resolve()
  const gone = screen.getByText('Order 2').parentElement
  expect(gone).toHaveStyle({ position: 'absolute', top: '100px', left: '0px', width: '300px' })
  expect(gone).toHaveProperty('inert', true)
  fade.onfinish?.(Object.assign(new Event('finish'), { currentTime: null, timelineTime: null }))
  await waitFor(() => expect(screen.queryByText('Order 2')).not.toBeInTheDocument())
})

it('fades new cards and moves none with reduced motion', () => {
  const real = window.matchMedia
  window.matchMedia = query => Object.assign(real(query), { matches: true })
  const { rerender } = renderUi(<List column={0} ids={[1, 2]} />)
  rerender(<List column={0} ids={[3, 1, 2]} arrivals={[3]} />)
  expect(played.map(({ card, keyframes }) => [card, keyframes])).toEqual([['Order 3', { opacity: [0, 1] }]])
  window.matchMedia = real
})
