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

// Two steps: the second timer starts only after React has rendered the effect of the first.
const pass = (ms: number) => {
  act(() => jest.advanceTimersByTime(ms))
  act(() => jest.advanceTimersByTime(LEAVE_MS))
}

it('shows a toast from anywhere for three seconds', () => {
  renderUi(<Toaster />)
  act(() => toast({ kind: 'success', text: 'ProductUpdatedSuccessfully' }))
  expect(screen.getByRole('status')).toHaveTextContent('ProductUpdatedSuccessfully')
  pass(TOAST_MS - 2 * LEAVE_MS)
  expect(screen.getByRole('status')).toBeInTheDocument()
  pass(2 * LEAVE_MS)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

it('announces an error at once', () => {
  renderUi(<Toaster />, { language: 'ar' })
  act(() => toast({ kind: 'error', text: 'تعذّر الحفظ' }))
  expect(screen.getByRole('alert')).toHaveTextContent('تعذّر الحفظ')
})

it('undoes once and removes the toast', () => {
  const undone: string[] = []
  renderUi(<Toaster />)
  act(() => toast({ kind: 'success', text: 'Item snoozed', undo: { onUndo: () => undone.push('undo') } }))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undone).toEqual(['undo'])
  expect(screen.queryByText('Item snoozed')).not.toBeInTheDocument()
})

it('keeps a toast under the pointer', () => {
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

it('keeps a toast with a focused undo button while the pointer passes', () => {
  renderUi(<Toaster />)
  act(() => toast({ kind: 'success', text: 'Item snoozed', undo: { onUndo: () => undefined } }))
  const shown = screen.getByRole('status')
  act(() => screen.getByRole('button', { name: 'Undo' }).focus())
  fireEvent.pointerEnter(shown)
  fireEvent.pointerLeave(shown)
  pass(10 * TOAST_MS)
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
})

it('stacks toasts, the newest last', () => {
  renderUi(<Toaster />)
  act(() => {
    toast({ kind: 'info', text: 'first' })
    toast({ kind: 'info', text: 'second' })
  })
  expect(screen.getAllByRole('status').map(shown => shown.textContent)).toEqual(['first', 'second'])
})

it('restores a toast that is focused while it leaves, with its undo button', () => {
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

describe('with a top layer of the browser', () => {
  const shown: string[] = []
  beforeEach(() => {
    shown.length = 0
    HTMLElement.prototype.showPopover = function showPopover() {
      shown.push(this.textContent)
    }
    // As in browsers, a hidden element loses the focus.
    HTMLElement.prototype.hidePopover = function hidePopover() {
      if (document.activeElement instanceof HTMLElement && this.contains(document.activeElement))
        document.activeElement.blur()
    }
  })
  afterEach(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover')
  })

  it('raises each new toast above later dialogs', () => {
    renderUi(<Toaster />)
    act(() => toast({ kind: 'info', text: 'first' }))
    act(() => toast({ kind: 'info', text: ', second' }))
    expect(shown).toEqual(['first', 'first, second'])
  })

  it('leaves the focus in place on another toast', () => {
    renderUi(<Toaster />)
    act(() => toast({ kind: 'success', text: 'Item snoozed', undo: { onUndo: () => undefined } }))
    act(() => screen.getByRole('button', { name: 'Undo' }).focus())
    act(() => toast({ kind: 'info', text: 'second' }))
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
  })
})
