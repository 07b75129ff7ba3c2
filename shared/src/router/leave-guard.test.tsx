import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { BrowserRouter, Link, useNavigate, useRoutes } from './router.ts'
import { useLeaveGuard } from './leave-guard.ts'

const Form = () => {
  const [text, setText] = useState('')
  const navigate = useNavigate()
  const { isAsking, leave, stay } = useLeaveGuard(text !== '')
  return (
    <>
      <input aria-label="note" value={text} onChange={event => setText(event.target.value)} />
      <button onClick={() => void navigate(-1)}>go back</button>
      <button onClick={() => void navigate('/login', { replace: true })}>end of the session</button>
      <Link to="?tab=2">other tab</Link>
      {isAsking && (
        <>
          <button onClick={leave}>Leave</button>
          <button onClick={stay}>Stay</button>
        </>
      )}
    </>
  )
}

const Screens = () =>
  useRoutes([
    { path: '/list', element: <Link to="/form">open</Link> },
    { path: '/form', element: <Form /> },
    { path: '/next', element: <p>next</p> },
    { path: '/login', element: <p>sign in</p> },
  ])

const path = () => window.location.pathname + window.location.search
const back = () => act(() => window.history.back())
const press = (name: string) => screen.findByRole('button', { name })

/** Renders a form that was opened from the list, with a typed value. */
const openForm = async () => {
  window.history.pushState(null, '', '/list')
  render(
    <BrowserRouter>
      <Screens />
    </BrowserRouter>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByText('open'))
  await user.type(screen.getByLabelText('note'), 'half')
  return user
}

it("asks on a Back button in the page as on the browser's", async () => {
  const user = await openForm()
  await user.click(screen.getByText('go back'))
  await user.click(await press('Leave'))
  expect(await screen.findByText('open')).toBeInTheDocument()
})

it('asks again after "stay", and then leaves', async () => {
  const user = await openForm()
  back()
  await user.click(await press('Stay'))
  await waitFor(() => expect(path()).toBe('/form'))
  expect(screen.queryByRole('button', { name: 'Leave' })).not.toBeInTheDocument()
  back()
  await user.click(await press('Leave'))
  await waitFor(() => expect(path()).toBe('/list'))
})

it('allows going back within the screen but asks when it leaves it', async () => {
  const user = await openForm()
  await user.click(screen.getByText('other tab'))
  expect(path()).toBe('/form?tab=2')
  back()
  await waitFor(() => expect(path()).toBe('/form'))
  expect(screen.queryByRole('button', { name: 'Leave' })).not.toBeInTheDocument()
  expect(screen.getByLabelText('note')).toHaveValue('half')
  back()
  await press('Leave')
  await waitFor(() => expect(path()).toBe('/form'))
})

it('asks on going forward, and then goes forward', async () => {
  const user = await openForm()
  await user.clear(screen.getByLabelText('note'))
  act(() => window.history.pushState({ idx: window.history.state.idx + 1 }, '', '/next'))
  back()
  await waitFor(() => expect(path()).toBe('/form'))
  await user.type(screen.getByLabelText('note'), 'half')
  act(() => window.history.forward())
  await user.click(await press('Leave'))
  await waitFor(() => expect(path()).toBe('/next'))
})

it('does not hold a person who signs out', async () => {
  const user = await openForm()
  await user.click(screen.getByText('end of the session'))
  expect(screen.getByText('sign in')).toBeInTheDocument()
})

it('does not ask on closing the tab once the form is left', async () => {
  const user = await openForm()
  back()
  await user.click(await press('Leave'))
  await screen.findByText('open')
  const closing = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(closing)
  expect(closing.defaultPrevented).toBe(false)
})
