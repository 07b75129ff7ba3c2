import { startLive, stopLive, useLiveStatus } from '@sufra/shared/live'
import { useSession } from '@sufra/shared/session'
import { renderUi } from '@sufra/shared/testing'
import { act, screen } from '@testing-library/react'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { Freshness } from './freshness.tsx'
import { useConnection } from './use-connection.ts'

afterEach(() => act(stopLive))

const Line = ({ isFailing }: { isFailing: boolean }) => (
  <p data-testid="line">
    <Freshness state={useConnection(isFailing).state} />
  </p>
)

const look = ({ isFailing, language }: { isFailing: boolean; language: 'ar' | 'en' }) => {
  renderUi(<Line isFailing={isFailing} />, {
    role: 'Admin',
    language,
    namespaces: { orders: { ar, en } },
  })
  act(() => {
    useSession.setState(({ user }) => ({ user: user && { ...user, viewOf: '{"ar":"ب","en":"B"}' } }))
    startLive()
  })
}

it.each(['en', 'ar'] as const)(
  'reports no unstable connection during impersonation, which polls (%s)',
  language => {
    look({ isFailing: false, language })
    expect(screen.getByTestId('line')).toHaveTextContent(/^$/)
  },
)

it('reports an error when a poll during impersonation fails', () => {
  look({ isFailing: true, language: 'en' })
  expect(screen.getByTestId('line')).toHaveTextContent('No connection')
})

it('shows no age for a board whose orders never loaded, whatever the connection state', async () => {
  const beat = new TextEncoder().encode('event: heartbeat\ndata: {"serverTime":"2026-11-26T09:00:00Z"}\n\n')
  globalThis.fetch = async () =>
    new Response(new ReadableStream({ start: stream => stream.enqueue(beat) }), {
      headers: { 'Content-Type': 'text/event-stream' },
    })
  const Heard = () => <output>{useLiveStatus().lastEventAt === null ? '' : 'heard'}</output>
  renderUi(
    <>
      <Line isFailing={false} />
      <Heard />
    </>,
    { role: 'Admin', namespaces: { orders: { ar, en } } },
  )
  act(() => startLive())
  expect(await screen.findByText('heard')).toBeInTheDocument()
  expect(screen.getByTestId('line')).toHaveTextContent(/^$/)
})
