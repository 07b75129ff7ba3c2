import { act, screen, waitFor } from '@testing-library/react'
import { startLive, stopLive } from '@sufra/shared/live'
import { renderUi } from '@sufra/shared/testing'
import type { RenderUiOptions } from '@sufra/shared/testing'
import { SupportBadge } from './navigation/support-badge.tsx'
import { useTicketFeed } from './use-ticket-feed.ts'

const UNREAD = '/api/Ticket/Unread'
const CHANGED: [string, object] = ['ticket.changed', { ticketId: 7 }]

const Badge = () => {
  useTicketFeed()
  return <SupportBadge />
}

/** A server stub with a changeable unread count and stream. */
const serve = (first: number) => {
  const now = { tickets: first, isDown: false }
  const asked: string[] = []
  const streams: WritableStreamDefaultWriter<Uint8Array>[] = []
  globalThis.fetch = async input => {
    const { pathname } = new URL(String(input), 'http://localhost')
    asked.push(pathname)
    if (pathname === '/api/Order/Stream') {
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
      streams.push(writable.getWriter())
      return new Response(readable, { headers: { 'Content-Type': 'text/event-stream' } })
    }
    return now.isDown
      ? Response.json({ code: 'unavailable', status: 503 }, { status: 503 })
      : Response.json({ tickets: now.tickets, cursor: null })
  }
  /** Sends these events at once. */
  const tell = (...events: [name: string, body: object][]) => {
    const told = events.map(([name, body]) => `event: ${name}\ndata: ${JSON.stringify(body)}\n\n`).join('')
    return act(() => streams.at(-1)?.write(new TextEncoder().encode(told)))
  }
  return { now, asked, tell, streams, timesRead: () => asked.filter(path => path === UNREAD).length }
}

const show = (options: RenderUiOptions = { role: 'Admin' }) => {
  renderUi(<Badge />, options)
  startLive()
}

afterEach(() => stopLive())

it('counts conversations with unread messages and updates with events', async () => {
  const { now, tell } = serve(2)
  show()
  expect(await screen.findByText('2')).toBeVisible()
  now.tickets = 3
  await tell(CHANGED)
  expect(await screen.findByText('3')).toBeVisible()
})

it('disappears when everything is read', async () => {
  const { now, tell } = serve(1)
  show()
  expect(await screen.findByText('1')).toBeVisible()
  now.tickets = 0
  await tell(['ticket.read', { ticketId: 7, side: 'merchant', messageId: 3 }])
  await waitFor(() => expect(screen.queryByText('1')).not.toBeInTheDocument())
})

it('sends one request for several simultaneous events', async () => {
  const { now, tell, timesRead } = serve(1)
  show()
  expect(await screen.findByText('1')).toBeVisible()
  const before = timesRead()
  now.tickets = 4
  await tell(CHANGED, ['ticket.changed', { ticketId: 8 }], ['ticket.changed', { ticketId: 9 }])
  expect(await screen.findByText('4')).toBeVisible()
  expect(timesRead() - before).toBe(1)
})

it('keeps the known count when a refetch fails', async () => {
  const { now, tell, timesRead } = serve(2)
  show()
  expect(await screen.findByText('2')).toBeVisible()
  const before = timesRead()
  now.isDown = true
  await tell(CHANGED)
  await waitFor(() => expect(timesRead()).toBeGreaterThan(before))
  expect(screen.getByText('2')).toBeVisible()
})

it('refetches after the stream was interrupted', async () => {
  const { now, streams } = serve(1)
  show()
  expect(await screen.findByText('1')).toBeVisible()
  now.tickets = 5
  await act(async () => streams[0]?.close())
  expect(await screen.findByText('5')).toBeVisible()
})

it("opens the operator's stream for the operator's people", async () => {
  const { asked } = serve(1)
  renderUi(<Badge />, { role: 'SuperAdmin' })
  await waitFor(() => expect(asked).toContain('/api/Order/Stream'))
})

it('sends no request for people without support', async () => {
  const { asked, streams, tell } = serve(2)
  show({ role: 'Kitchen' })
  await waitFor(() => expect(streams).toHaveLength(1))
  await tell(CHANGED)
  expect(asked).not.toContain(UNREAD)
})
