import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { captureTypedInput, trackTyping, restoreTypedInput, typedTexts } from './typed.ts'
import type { TypedText } from './typed.ts'

const Place = ({ version, children }: { version: string; children: ReactNode }) => (
  <div data-remote={`tables@${version}`}>{children}</div>
)

const open = (children: ReactNode) => render(<Place version="1.0.0">{children}</Place>)

/** Replaces the shown version by another one. */
const swapTo = (next: ReactNode, view: ReturnType<typeof render>) => {
  const typed = captureTypedInput('tables')
  view.rerender(
    <Place key="next" version="2.0.0">
      {next}
    </Place>,
  )
  let restoring = Promise.resolve<TypedText[]>([])
  act(() => {
    restoring = restoreTypedInput('tables', typed)
  })
  return restoring
}

const type = (field: HTMLElement, text: string) => {
  act(() => field.focus())
  fireEvent.input(field, { target: { value: text } })
}

beforeAll(trackTyping)
afterEach(() => jest.useRealTimers())

const City = ({ names }: { names: string[] }) => (
  <select aria-label="City">
    <option value="">none</option>
    {names.map(name => (
      <option key={name}>{name}</option>
    ))}
  </select>
)

it('restores a choice once the new version offers its option', async () => {
  const view = open(<City names={['Riyadh', 'Jeddah']} />)
  fireEvent.change(screen.getByLabelText('City'), { target: { value: 'Jeddah' } })
  const restoring = swapTo(<City names={[]} />, view)
  expect(screen.getByLabelText('City')).toHaveValue('')
  view.rerender(
    <Place key="next" version="2.0.0">
      <City names={['Riyadh', 'Jeddah']} />
    </Place>,
  )
  await restoring
  expect(screen.getByLabelText('City')).toHaveValue('Jeddah')
})

it('keeps boxes with the same name apart, in a dialog and beside it', async () => {
  const both = (
    <>
      <input aria-label="Name" />
      <div role="dialog" aria-label="New dish">
        <input aria-label="Name" />
      </div>
    </>
  )
  const other = (
    <>
      <div role="dialog" aria-label="New dish">
        <input aria-label="Name" />
      </div>
      <input aria-label="Name" />
    </>
  )
  const view = open(both)
  const [, inDialog] = screen.getAllByLabelText('Name')
  type(inDialog ?? document.body, 'Kabsa')
  await swapTo(other, view)
  const values = screen.getAllByLabelText('Name').map(field => Reflect.get(field, 'value'))
  expect(values).toEqual(['Kabsa', ''])
})

it('keeps the formatting of rich text', async () => {
  const note = <div contentEditable suppressContentEditableWarning aria-label="Note" />
  const view = open(note)
  const field = screen.getByLabelText('Note')
  const strong = document.createElement('b')
  strong.textContent = 'onions'
  field.append('no ', strong)
  fireEvent.input(field)
  expect(typedTexts('tables')).toEqual([{ label: 'Note', text: 'no onions' }])
  await swapTo(note, view)
  expect(screen.getByLabelText('Note')).toHaveTextContent('no onions')
  expect(screen.getByText('onions').tagName).toBe('B')
})

it('restores the scroll position of a list', async () => {
  const list = (
    <div>
      <ul aria-label="Dishes" />
    </div>
  )
  const view = open(list)
  screen.getByRole('list').scrollTop = 340
  await swapTo(list, view)
  expect(screen.getByRole('list').scrollTop).toBe(340)
})

it.each(['wheel', 'touchMove'] as const)(
  'who scrolls a list by hand before all of it is there is not pulled back: %s',
  async kind => {
    const list = (
      <div>
        <ul aria-label="Dishes" />
      </div>
    )
    const view = open(list)
    screen.getByRole('list').scrollTop = 340
    const typed = captureTypedInput('tables')
    view.rerender(
      <Place key="next" version="2.0.0">
        <div />
      </Place>,
    )
    const restored = restoreTypedInput('tables', typed)
    fireEvent[kind](document.body)
    view.rerender(
      <Place key="next" version="2.0.0">
        {list}
      </Place>,
    )
    await restored
    expect(screen.getByRole('list').scrollTop).toBe(0)
  },
)

it('leaves the focus where the person moved it meanwhile', async () => {
  const view = render(
    <>
      <button>elsewhere</button>
      <Place version="1.0.0">
        <input aria-label="Name" />
      </Place>
    </>,
  )
  type(screen.getByLabelText('Name'), 'Kabsa')
  const typed = captureTypedInput('tables')
  view.rerender(
    <>
      <button>elsewhere</button>
      <Place key="next" version="2.0.0">
        <input aria-label="Name" />
      </Place>
    </>,
  )
  act(() => screen.getByText('elsewhere').focus())
  await act(async () => void (await restoreTypedInput('tables', typed)))
  expect(screen.getByLabelText('Name')).toHaveValue('Kabsa')
  expect(screen.getByText('elsewhere')).toHaveFocus()
})

it('does not switch off a switch that the new version starts with on', async () => {
  const view = open(<input type="checkbox" aria-label="Open" />)
  fireEvent.click(screen.getByLabelText('Open'))
  await swapTo(<input type="checkbox" aria-label="Open" defaultChecked />, view)
  expect(screen.getByLabelText('Open')).toBeChecked()
})

it('returns a value whose field has another kind now instead of forcing it in', async () => {
  jest.useFakeTimers()
  const view = open(<input aria-label="Size" name="size" />)
  type(screen.getByLabelText('Size'), 'large')
  const restoring = swapTo(<input type="checkbox" aria-label="Size" name="size" />, view)
  await jest.advanceTimersByTimeAsync(5000)
  expect(await restoring).toEqual([{ label: 'Size', text: 'large' }])
  expect(screen.getByLabelText('Size')).not.toBeChecked()
})
