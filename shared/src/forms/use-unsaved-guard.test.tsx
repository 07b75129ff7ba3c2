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

it('leaves an untouched form without a question', async () => {
  const user = await openForm()
  await user.click(screen.getByText('list'))
  expect(path()).toBe('/list')
})

it('asks on a link: staying keeps the values, leaving follows the link', async () => {
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

it("asks on the browser's Back button", async () => {
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

it('asks neither for steps within the screen nor after a save', async () => {
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

it('calls onLeave only once a person chose to lose the draft', async () => {
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

  it('asks for the second form after the first is saved', async () => {
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
  ])('does not ask once both are saved, %s', async (_order, saved) => {
    const user = await openTwo('first', 'second')
    for (const name of saved) await user.clear(screen.getByLabelText(name))
    await user.click(screen.getByText('list'))
    expect(path()).toBe('/list')
  })

  it('asks once for two unsaved forms, and the answer holds for both', async () => {
    const user = await openTwo('first', 'second')
    await user.click(screen.getByText('list'))
    await question()
    await user.click(screen.getByRole('button', { name: 'Leave' }))
    expect(path()).toBe('/list')
    expect(screen.queryByRole('alertdialog', { hidden: false })).not.toBeInTheDocument()
  })

  it('asks once and goes back once on the Back button', async () => {
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
