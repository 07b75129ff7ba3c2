import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { trackTyping } from './touched-controls.ts'
import { captureTypedInput, restoreTypedInput } from './typed-input.ts'
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

/** Replaces the old version by `next`, as a hot swap does. */
const swapTo = (next: ReactNode, view: ReturnType<typeof render>) => {
  const typed = captureTypedInput('tables')
  view.rerender(
    <Place key="2" version="2.0.0">
      {next}
    </Place>,
  )
  let restoring = Promise.resolve<TypedText[]>([])
  act(() => {
    restoring = restoreTypedInput('tables', typed)
  })
  return restoring
}
const open = (children: ReactNode) =>
  render(
    <Place key="1" version="1.0.0">
      {children}
    </Place>,
  )

beforeAll(trackTyping)
afterEach(() => jest.useRealTimers())

describe('typed input', () => {
  it('moves into the fields of the new version and fires its events', async () => {
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

  it('keeps the caret position', async () => {
    const view = open(<Form />)
    const note = screen.getByLabelText<HTMLTextAreaElement>('Note')
    type('Note', 'abcdef')
    note.setSelectionRange(2, 4)
    await swapTo(<Form />, view)
    const next = screen.getByLabelText<HTMLTextAreaElement>('Note')
    expect(next).toHaveFocus()
    expect([next.selectionStart, next.selectionEnd]).toEqual([2, 4])
  })

  it('leaves untouched fields alone', async () => {
    const view = open(<Controlled label="Price" start="10" />)
    await swapTo(<Controlled label="Price" start="12" />, view)
    expect(screen.getByLabelText('Price')).toHaveValue('12')
  })

  it('fills fields that appear later', async () => {
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

  it('fills the second of two fields with the same name if it was typed there', async () => {
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

  it('returns texts without a field after five seconds by name, except passwords', async () => {
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

  it('yields to new input in the new version', async () => {
    jest.useFakeTimers()
    const view = open(<textarea aria-label="Note" />)
    type('Note', 'old')
    const typed = captureTypedInput('tables')
    view.rerender(
      <Place key="2" version="2.0.0">
        <textarea aria-label="Note" />
      </Place>,
    )
    type('Note', 'new')
    const restoring = restoreTypedInput('tables', typed)
    await jest.advanceTimersByTimeAsync(5000)
    expect(screen.getByLabelText('Note')).toHaveValue('new')
    expect(await restoring).toEqual([{ label: 'Note', text: 'old' }])
  })
})
