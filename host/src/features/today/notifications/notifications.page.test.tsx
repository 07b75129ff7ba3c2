import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Notification } from '@sufra/shared/contracts/notification'
import { answerHttp, renderUi, samplePage } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import { notificationsTexts } from '#src/testing/notifications-texts.ts'
import { startImpersonation } from '#src/testing/start-impersonation.ts'
import { NotificationRow } from './notification-row.tsx'
import { NotificationsPage } from './notifications.page.tsx'

const told = (more: Partial<Notification> = {}): Notification => ({
  id: 1,
  kind: 'orderMissed',
  path: '/orders',
  count: 1,
  isRead: false,
  ways: ['screen'],
  title: '{"ar":"فات الطلب ٧","en":"Order #7 was missed"}',
  body: '{"ar":"لم يقبله أحد","en":"Nobody accepted it"}',
  at: '2026-11-22T09:00:00.000Z',
  ...more,
})

const show = (rows: Notification[], more: Parameters<typeof answerHttp>[0] = {}) => {
  const unread = rows.filter(({ isRead }) => !isRead)
  const { calls } = answerHttp({
    'GET /api/Notification/Get': call => ({
      body: samplePage(call.query.get('IsUnread') === 'true' ? unread : rows, call),
    }),
    'GET /api/Notification/Unread': { body: { count: unread.length, latest: unread.slice(0, 3) } },
    'PUT /api/Notification/Read': { body: { count: 0, latest: [] } },
    ...more,
  })
  renderUi(
    <>
      <NotificationsPage />
      <Toaster />
    </>,
    { role: 'Admin', route: '/notifications', namespaces: notificationsTexts },
  )
  return calls
}

it('lists notifications by day and links to the screen that handles them', async () => {
  show([told({ count: 3 }), told({ id: 2, isRead: true, at: '2026-11-20T09:00:00.000Z' })])
  const today = within(await screen.findByRole('region', { name: 'Sunday 22 November' }))
  expect(today.getByRole('link', { name: /Order #7 was missed · Unread/ })).toHaveAttribute('href', '/orders')
  expect(today.getByText('3 times')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Friday 20 November' })).toBeVisible()
})

it('marks only an opened unread notification as read', async () => {
  const calls = show([told(), told({ id: 2, isRead: true, title: '{"ar":"قديم","en":"Old news"}' })])
  fireEvent.click(await screen.findByRole('link', { name: /Old news/ }))
  fireEvent.click(screen.getByRole('link', { name: /Order #7/ }))
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([{ ids: [1] }]),
  )
})

it('marks all as read at once, and reports a failure', async () => {
  show([told()], { 'PUT /api/Notification/Read': { status: 429, body: { code: 'too_many_requests' } } })
  const all = await screen.findByRole('button', { name: 'Mark all as read' })
  await waitFor(() => expect(all).toBeEnabled())
  fireEvent.click(all)
  expect(await screen.findByText(/They were not marked as read/)).toBeVisible()
})

it('shows read notifications after a lost response, without a failure', async () => {
  let isRead = false
  show([], {
    'GET /api/Notification/Get': call => ({ body: samplePage([told({ isRead })], call) }),
    'GET /api/Notification/Unread': () => ({ body: { count: isRead ? 0 : 1, latest: [] } }),
    'PUT /api/Notification/Read': () => {
      isRead = true
      return { status: 504 }
    },
  })
  await screen.findByRole('link', { name: /Unread/ })
  fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
  expect(await screen.findByText(/^No answer came/)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('link', { name: /Unread/ })).not.toBeInTheDocument())
  expect(screen.queryByText(/They were not marked as read/)).not.toBeInTheDocument()
})

it('can mark all as read when the unread count failed to load', async () => {
  const calls = show([told()], { 'GET /api/Notification/Unread': { status: 500 } })
  await screen.findByRole('link', { name: /Order #7/ })
  fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'PUT').map(({ path }) => path)).toEqual([
      '/api/Notification/Read',
    ]),
  )
})

it('states that everything is read', async () => {
  show([told({ isRead: true })])
  fireEvent.click(await screen.findByRole('tab', { name: 'Unread' }))
  expect(await screen.findByText('You have read everything')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeDisabled()
})

it('offers a retry when the list failed to load', async () => {
  show([], { 'GET /api/Notification/Get': { status: 500 } })
  expect(await screen.findByText('The notifications could not be loaded')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

it('keeps the list when older ones fail to load, and retries on request', async () => {
  const many = Array.from({ length: 31 }, (_, at) =>
    told({ id: at + 1, title: `{"ar":"الطلب ${at + 1}","en":"Order ${at + 1}"}` }),
  )
  let isDown = true
  show(many, {
    'GET /api/Notification/Get': call =>
      isDown && call.query.get('PaginatedRequest.PageNumber') === '2'
        ? { status: 503 }
        : { body: samplePage(many, call) },
  })
  const older = await screen.findByRole('button', { name: 'Older' })
  expect(screen.getByText('Order 30')).toBeVisible()
  fireEvent.click(older)
  expect(await screen.findByRole('alert')).toHaveTextContent('The notifications could not be loaded')
  expect(screen.getByText('Order 30')).toBeVisible()
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Older' }))
  expect(await screen.findByText('Order 31')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('shows a kind of a later version with its text, beside all others', () => {
  const later: Notification = JSON.parse(JSON.stringify({ ...told(), kind: 'ofALaterVersion' }))
  renderUi(<NotificationRow notification={later} onOpen={() => undefined} />, {
    role: 'Admin',
    namespaces: notificationsTexts,
  })
  expect(screen.getByRole('link', { name: /Order #7 was missed/ })).toHaveAttribute('href', '/orders')
})

it('marks nothing as read during impersonation', async () => {
  const calls = show([told()])
  startImpersonation()
  fireEvent.click(await screen.findByRole('link', { name: /Order #7/ }))
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument()
  expect(calls.filter(({ method }) => method === 'PUT')).toEqual([])
})

describe('in Arabic', () => {
  it('shows notifications in Arabic', () => {
    renderUi(<NotificationRow notification={told({ count: 3 })} onOpen={() => undefined} />, {
      language: 'ar',
      role: 'Admin',
      namespaces: notificationsTexts,
    })
    const row = within(screen.getByRole('link'))
    expect(row.getByText(/فات الطلب ٧/)).toBeVisible()
    expect(row.getByText('لم يقبله أحد')).toBeVisible()
    expect(row.getByRole('time')).toHaveAttribute('datetime', '2026-11-22T09:00:00.000Z')
  })
})

it('links to the notification settings', async () => {
  show([])
  expect(await screen.findByRole('link', { name: 'Preferences' })).toHaveAttribute(
    'href',
    '/settings#notifications',
  )
})
