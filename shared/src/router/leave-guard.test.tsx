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

/** A form that somebody came to from the list, with something typed into it. */
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

it('a button that leads back asks as the way back of the browser does', async () => {
  const user = await openForm()
  await user.click(screen.getByText('go back'))
  await user.click(await press('Leave'))
  expect(await screen.findByText('open')).toBeInTheDocument()
})

it('who stays is asked again the next time, and then gets away', async () => {
  const user = await openForm()
  back()
  await user.click(await press('Stay'))
  await waitFor(() => expect(path()).toBe('/form'))
  expect(screen.queryByRole('button', { name: 'Leave' })).not.toBeInTheDocument()
  back()
  await user.click(await press('Leave'))
  await waitFor(() => expect(path()).toBe('/list'))
})

it('the way back within the screen is free, and the one out of it is not', async () => {
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

it('the way forwards asks too, and leads forwards', async () => {
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

it('who is signed out is not held by what they typed', async () => {
  const user = await openForm()
  await user.click(screen.getByText('end of the session'))
  expect(screen.getByText('sign in')).toBeInTheDocument()
})

it('a tab may be closed without a question once the form is left', async () => {
  const user = await openForm()
  back()
  await user.click(await press('Leave'))
  await screen.findByText('open')
  const closing = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(closing)
  expect(closing.defaultPrevented).toBe(false)
})
