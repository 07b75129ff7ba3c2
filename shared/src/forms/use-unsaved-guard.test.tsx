import { BrowserRouter, Link, useRoutes } from '@sufra/shared/router'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { createTestTexts } from '#src/testing/test-texts.ts'
import { UiProvider } from '#src/ui/provider/ui-provider.tsx'
import { useUnsavedGuard } from './use-unsaved-guard.tsx'

const left = jest.fn()
beforeEach(() => left.mockClear())

const Form = () => {
  const [text, setText] = useState('')
  const { guard, release } = useUnsavedGuard(text !== '', left)
  return (
    <>
      <input aria-label="note" value={text} onChange={event => setText(event.target.value)} />
      <Link to="/list">list</Link>
      <Link to="?step=2">next step</Link>
      <button onClick={release}>save</button>
      {guard}
    </>
  )
}

const Field = ({ name }: { name: string }) => {
  const [text, setText] = useState('')
  const { guard } = useUnsavedGuard(text !== '')
  return (
    <>
      <input aria-label={name} value={text} onChange={event => setText(event.target.value)} />
      {guard}
    </>
  )
}

const TwoForms = () => (
  <>
    <Field name="first" />
    <Field name="second" />
    <Link to="/list">list</Link>
  </>
)

const Lists = () => (
  <>
    <Link to="/form">open</Link>
    <Link to="/two">open two</Link>
  </>
)

const Screens = () =>
  useRoutes([
    { path: '/form', element: <Form /> },
    { path: '/two', element: <TwoForms /> },
    { path: '/list', element: <Lists /> },
  ])

const show = () => {
  window.history.pushState(null, '', '/list')
  render(
    <I18nextProvider i18n={createTestTexts('en', {})}>
      <UiProvider direction="ltr">
        <BrowserRouter>
          <Screens />
        </BrowserRouter>
      </UiProvider>
    </I18nextProvider>,
  )
  return userEvent.setup()
}
const path = () => window.location.pathname + window.location.search
const openForm = async () => {
  const user = show()
  await user.click(screen.getByText('open'))
  return user
}
const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' })

it('an untouched form is left without a question', async () => {
  const user = await openForm()
  await user.click(screen.getByText('list'))
  expect(path()).toBe('/list')
})

it('a link asks: staying keeps what was typed, leaving goes where the link led', async () => {
  const user = await openForm()
  await user.type(screen.getByLabelText('note'), 'half')
  await user.click(screen.getByText('list'))
  await question()
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  expect(path()).toBe('/form')
  expect(screen.getByLabelText('note')).toHaveValue('half')
  await user.click(screen.getByText('list'))
  await question()
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  expect(path()).toBe('/list')
})

it('the way back of the browser asks too', async () => {
  const user = await openForm()
  await user.type(screen.getByLabelText('note'), 'half')
  act(() => window.history.back())
  await question()
  await waitFor(() => expect(path()).toBe('/form'))
  expect(screen.getByLabelText('note')).toHaveValue('half')
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(screen.getByText('open')).toBeInTheDocument())
  expect(path()).toBe('/list')
})

it('steps within the screen are free, and so is everything once it is saved', async () => {
  const user = await openForm()
  await user.type(screen.getByLabelText('note'), 'half')
  await user.click(screen.getByText('next step'))
  expect(path()).toBe('/form?step=2')
  const closing = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(closing)
  expect(closing.defaultPrevented).toBe(true)
  await user.click(screen.getByText('save'))
  await user.click(screen.getByText('list'))
  expect(path()).toBe('/list')
})

it('who keeps a draft is told when somebody chose to lose it, and not before', async () => {
  const user = await openForm()
  await user.type(screen.getByLabelText('note'), 'x')
  await user.click(screen.getByText('list'))
  await question()
  expect(left).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  expect(left).toHaveBeenCalledTimes(1)
})

describe('several forms of one page', () => {
  const openTwo = async (...typed: string[]) => {
    const user = show()
    await user.click(screen.getByText('open two'))
    for (const name of typed) await user.type(screen.getByLabelText(name), 'half')
    return user
  }

  it('the first is saved: the second still asks', async () => {
    const user = await openTwo('first', 'second')
    await user.clear(screen.getByLabelText('first'))
    await user.click(screen.getByText('list'))
    await question()
    expect(path()).toBe('/two')
    expect(screen.getByLabelText('second')).toHaveValue('half')
  })

  it.each([
    ['in the order they were typed in', ['first', 'second']],
    ['the other way about', ['second', 'first']],
  ])('both are saved, %s: nobody asks any more', async (_order, saved) => {
    const user = await openTwo('first', 'second')
    for (const name of saved) await user.clear(screen.getByLabelText(name))
    await user.click(screen.getByText('list'))
    expect(path()).toBe('/list')
  })

  it('both unsaved ask one question, whose answer holds for both', async () => {
    const user = await openTwo('first', 'second')
    await user.click(screen.getByText('list'))
    await question()
    await user.click(screen.getByRole('button', { name: 'Leave' }))
    expect(path()).toBe('/list')
    expect(screen.queryByRole('alertdialog', { hidden: false })).not.toBeInTheDocument()
  })

  it('the way back asks once, and goes back once', async () => {
    const user = await openTwo('first', 'second')
    act(() => window.history.back())
    await question()
    await waitFor(() => expect(path()).toBe('/two'))
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(screen.getByText('open two')).toBeInTheDocument())
    expect(path()).toBe('/list')
  })
})
