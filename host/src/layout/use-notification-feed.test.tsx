import { act, screen, waitFor } from '@testing-library/react'
import { startLive, stopLive } from '@sufra/shared/live'
import { renderUi } from '@sufra/shared/testing'
import { NotificationsBadge } from './navigation/notifications-link.tsx'
import { useNotificationFeed } from './use-notification-feed.ts'

const Told = () => {
  useNotificationFeed()
  return <NotificationsBadge />
}

const openStream = (): Response =>
  new Response(new ReadableStream(), { headers: { 'Content-Type': 'text/event-stream' } })

/** A server with three unread notifications, whose stream opens on the test's command. */
const serve = () => {
  const asked: string[] = []
  let open: () => void = () => undefined
  globalThis.fetch = input => {
    const { pathname } = new URL(String(input), 'http://localhost')
    asked.push(pathname)
    if (pathname !== '/api/Order/Stream') return Promise.resolve(Response.json({ count: 3, latest: [] }))
    return new Promise(resolve => (open = () => resolve(openStream())))
  }
  const timesRead = () => asked.filter(path => path === '/api/Notification/Unread').length
  return { asked, timesRead, open: () => open() }
}

afterEach(() => {
  stopLive()
  jest.useRealTimers()
})

it('loads the unread notifications once, after the stream is open', async () => {
  const server = serve()
  renderUi(<Told />, { role: 'Admin' })
  startLive()
  await waitFor(() => expect(server.asked).toContain('/api/Order/Stream'))
  expect(server.timesRead()).toBe(0)
  act(() => server.open())
  expect(await screen.findByText('3')).toBeVisible()
  await new Promise(done => setTimeout(done, 0))
  expect(server.timesRead()).toBe(1)
})

it('loads the unread notifications although the stream does not open', async () => {
  jest.useFakeTimers()
  const server = serve()
  renderUi(<Told />, { role: 'Admin' })
  await act(() => jest.advanceTimersByTimeAsync(7000))
  expect(server.timesRead()).toBe(0)
  await act(() => jest.advanceTimersByTimeAsync(2000))
  expect(server.timesRead()).toBe(1)
})
