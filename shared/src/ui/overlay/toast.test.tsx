import { act, fireEvent, screen } from '@testing-library/react'
import { renderUi } from '#src/testing/testing.tsx'
import { Toaster } from './toaster.tsx'
import { TOAST_MS, setToastStay, toast } from './toasts.ts'

const LEAVE_MS = 140

beforeEach(() => {
  setToastStay(TOAST_MS)
  jest.useFakeTimers()
})
afterEach(() => {
  pass(60_000)
  jest.useRealTimers()
})

// One step per timer: the second is set only after React has drawn what the first one changed.
const pass = (ms: number) => {
  act(() => jest.advanceTimersByTime(ms))
  act(() => jest.advanceTimersByTime(LEAVE_MS))
}

it('a toast is called from anywhere, stays three seconds and goes', () => {
  renderUi(<Toaster />)
  act(() => toast({ kind: 'success', text: 'ProductUpdatedSuccessfully' }))
  expect(screen.getByRole('status')).toHaveTextContent('ProductUpdatedSuccessfully')
  pass(TOAST_MS - 2 * LEAVE_MS)
  expect(screen.getByRole('status')).toBeInTheDocument()
  pass(2 * LEAVE_MS)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

it('an error is read out at once', () => {
  renderUi(<Toaster />, { language: 'ar' })
  act(() => toast({ kind: 'error', text: 'تعذّر الحفظ' }))
  expect(screen.getByRole('alert')).toHaveTextContent('تعذّر الحفظ')
})

it('undo undoes once and takes the toast away', () => {
  const undone: string[] = []
  renderUi(<Toaster />)
  act(() => toast({ kind: 'success', text: 'Item snoozed', undo: { onUndo: () => undone.push('undo') } }))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undone).toEqual(['undo'])
  expect(screen.queryByText('Item snoozed')).not.toBeInTheDocument()
})

it('a toast that somebody points at waits', () => {
  renderUi(<Toaster />)
  act(() => toast({ kind: 'info', text: 'Read me' }))
  const shown = screen.getByRole('status')
  fireEvent.pointerEnter(shown)
  pass(10 * TOAST_MS)
  expect(screen.getByText('Read me')).toBeInTheDocument()
  fireEvent.pointerLeave(shown)
  pass(TOAST_MS)
  expect(screen.queryByText('Read me')).not.toBeInTheDocument()
})

it('a toast whose way to undo has the focus stays, also where a pointer passes over it', () => {
  renderUi(<Toaster />)
  act(() => toast({ kind: 'success', text: 'Item snoozed', undo: { onUndo: () => undefined } }))
  const shown = screen.getByRole('status')
  act(() => screen.getByRole('button', { name: 'Undo' }).focus())
  fireEvent.pointerEnter(shown)
  fireEvent.pointerLeave(shown)
  pass(10 * TOAST_MS)
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
})

it('several toasts stand together, the newest last', () => {
  renderUi(<Toaster />)
  act(() => {
    toast({ kind: 'info', text: 'first' })
    toast({ kind: 'info', text: 'second' })
  })
  expect(screen.getAllByRole('status').map(shown => shown.textContent)).toEqual(['first', 'second'])
})

it('a toast that is reached while it goes comes back, with its way to undo', () => {
  renderUi(<Toaster />)
  act(() => toast({ kind: 'success', text: 'Item snoozed', undo: { onUndo: () => undefined } }))
  const shown = screen.getByRole('status')
  act(() => jest.advanceTimersByTime(TOAST_MS))
  fireEvent.pointerEnter(shown)
  pass(10 * TOAST_MS)
  fireEvent.pointerLeave(shown)
  pass(TOAST_MS - 2 * LEAVE_MS)
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument()
  pass(2 * LEAVE_MS)
  expect(screen.queryByText('Item snoozed')).not.toBeInTheDocument()
})

describe('where the browser has a top layer', () => {
  const shown: string[] = []
  beforeEach(() => {
    shown.length = 0
    HTMLElement.prototype.showPopover = function showPopover() {
      shown.push(this.textContent)
    }
    // As browsers do: what is hidden has no focus.
    HTMLElement.prototype.hidePopover = function hidePopover() {
      if (document.activeElement instanceof HTMLElement && this.contains(document.activeElement))
        document.activeElement.blur()
    }
  })
  afterEach(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover')
  })

  it('each new toast is brought above what was opened in between', () => {
    renderUi(<Toaster />)
    act(() => toast({ kind: 'info', text: 'first' }))
    act(() => toast({ kind: 'info', text: ', second' }))
    expect(shown).toEqual(['first', 'first, second'])
  })

  it('another toast leaves the focus where it is', () => {
    renderUi(<Toaster />)
    act(() => toast({ kind: 'success', text: 'Item snoozed', undo: { onUndo: () => undefined } }))
    act(() => screen.getByRole('button', { name: 'Undo' }).focus())
    act(() => toast({ kind: 'info', text: 'second' }))
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
  })
})
