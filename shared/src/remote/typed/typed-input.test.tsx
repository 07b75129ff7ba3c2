import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { noteTyping } from './touched-controls.ts'
import { captureTyped, restoreTyped } from './typed-input.ts'
import type { TypedText } from './typed-input.ts'

const Place = ({ version, children }: { version: string; children: ReactNode }) => (
  <div data-remote={`tables@${version}`}>{children}</div>
)

const Controlled = ({ label, start = '' }: { label: string; start?: string }) => {
  const [value, setValue] = useState(start)
  return (
    <>
      <input aria-label={label} value={value} onChange={event => setValue(event.target.value)} />
      <output>{`heard ${value}`}</output>
    </>
  )
}

const Form = () => (
  <>
    <Controlled label="Name" />
    <textarea aria-label="Note" />
    <select aria-label="City" defaultValue="riyadh">
      <option value="riyadh">Riyadh</option>
      <option value="jeddah">Jeddah</option>
    </select>
    <input type="checkbox" aria-label="Open" />
    <input type="radio" name="size" value="small" aria-label="Small" />
    <input type="radio" name="size" value="large" aria-label="Large" />
  </>
)

const type = (label: string, text: string, field: Element = screen.getByLabelText(label)) => {
  act(() =>
    screen
      .getAllByLabelText(label)
      .find(each => each === field)
      ?.focus(),
  )
  fireEvent.input(field, { target: { value: text } })
}

/** The old version leaves, `next` comes, as a swap does it. */
const swapTo = (next: ReactNode, view: ReturnType<typeof render>) => {
  const typed = captureTyped('tables')
  view.rerender(
    <Place key="2" version="2.0.0">
      {next}
    </Place>,
  )
  let restoring = Promise.resolve<TypedText[]>([])
  act(() => {
    restoring = restoreTyped('tables', typed)
  })
  return restoring
}
const open = (children: ReactNode) =>
  render(
    <Place key="1" version="1.0.0">
      {children}
    </Place>,
  )

beforeAll(noteTyping)
afterEach(() => jest.useRealTimers())

describe('what was typed', () => {
  it('is in the new version’s fields, and the new version has heard of it', async () => {
    const view = open(<Form />)
    type('Name', 'كبسة')
    type('Note', 'two\nlines')
    fireEvent.change(screen.getByLabelText('City'), { target: { value: 'jeddah' } })
    fireEvent.click(screen.getByLabelText('Open'))
    fireEvent.click(screen.getByLabelText('Large'))
    expect(await swapTo(<Form />, view)).toEqual([])
    expect(screen.getByLabelText('Name')).toHaveValue('كبسة')
    expect(await screen.findByText('heard كبسة')).toBeInTheDocument()
    expect(screen.getByLabelText('Note')).toHaveValue('two\nlines')
    expect(screen.getByLabelText('City')).toHaveValue('jeddah')
    expect(screen.getByLabelText('Open')).toBeChecked()
    expect(screen.getByLabelText('Large')).toBeChecked()
  })

  it('keeps the caret where it was', async () => {
    const view = open(<Form />)
    const note = screen.getByLabelText<HTMLTextAreaElement>('Note')
    type('Note', 'abcdef')
    note.setSelectionRange(2, 4)
    await swapTo(<Form />, view)
    const next = screen.getByLabelText<HTMLTextAreaElement>('Note')
    expect(next).toHaveFocus()
    expect([next.selectionStart, next.selectionEnd]).toEqual([2, 4])
  })

  it('does not carry over what nobody typed', async () => {
    const view = open(<Controlled label="Price" start="10" />)
    await swapTo(<Controlled label="Price" start="12" />, view)
    expect(screen.getByLabelText('Price')).toHaveValue('12')
  })

  it('finds fields that appear later', async () => {
    const view = open(<Form />)
    type('Note', 'later')
    const restoring = swapTo(<p>loading</p>, view)
    view.rerender(
      <Place key="2" version="2.0.0">
        <Form />
      </Place>,
    )
    await waitFor(() => expect(screen.getByLabelText('Note')).toHaveValue('later'))
    expect(await restoring).toEqual([])
  })

  it('goes to the second of two fields of one name when it was typed there', async () => {
    const rows = (
      <>
        <input aria-label="Amount" />
        <input aria-label="Amount" />
      </>
    )
    const view = open(rows)
    const [, second] = screen.getAllByLabelText('Amount')
    type('Amount', '7', second)
    await swapTo(rows, view)
    expect(screen.getAllByLabelText('Amount').map(field => Reflect.get(field, 'value'))).toEqual(['', '7'])
  })

  it('that finds no place within five seconds is handed over by name, a password excepted', async () => {
    jest.useFakeTimers()
    const view = open(
      <>
        <input aria-label="Reason" />
        <input aria-label="Password" type="password" />
      </>,
    )
    type('Reason', 'no bread')
    type('Password', 'secret')
    const restoring = swapTo(<p>nothing here</p>, view)
    await jest.advanceTimersByTimeAsync(5000)
    expect(await restoring).toEqual([{ label: 'Reason', text: 'no bread' }])
  })

  it('gives way to what a person types into the new version meanwhile', async () => {
    jest.useFakeTimers()
    const view = open(<textarea aria-label="Note" />)
    type('Note', 'old')
    const typed = captureTyped('tables')
    view.rerender(
      <Place key="2" version="2.0.0">
        <textarea aria-label="Note" />
      </Place>,
    )
    type('Note', 'new')
    const restoring = restoreTyped('tables', typed)
    await jest.advanceTimersByTimeAsync(5000)
    expect(screen.getByLabelText('Note')).toHaveValue('new')
    expect(await restoring).toEqual([{ label: 'Note', text: 'old' }])
  })
})
