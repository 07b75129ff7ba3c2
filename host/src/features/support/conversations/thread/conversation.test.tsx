import { delayedResponse } from '@sufra/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { startLive, stopLive } from '@sufra/shared/live'
import type { HttpAnswer, HttpCall } from '@sufra/shared/testing'
import { liveStream } from '#src/testing/live-stream.ts'
import {
  messageBox,
  messageLog,
  renderSupport,
  sampleFile,
  sampleMessage,
  sampleTicket,
  supportServer,
} from '../testing/support-server.tsx'
import { useOutbox } from '../composer/outbox.ts'

const POST = '/api/Ticket/Message'

beforeEach(() => useOutbox.setState({ pending: [] }))
afterEach(() => {
  stopLive()
  jest.restoreAllMocks()
})

describe('the state of a conversation', () => {
  it('closed: accepts no messages and states what to do instead', async () => {
    supportServer({ ticket: sampleTicket({ state: 'Closed' }) })
    renderSupport()
    expect(await screen.findByText(/This conversation is closed\. Begin a new one/)).toBeVisible()
    await messageLog()
    expect(screen.queryByRole('textbox', { name: 'Write a message' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Resolve' })).not.toBeInTheDocument()
  })

  it('resolved: states until when it can be reopened', async () => {
    supportServer({ ticket: sampleTicket({ state: 'Resolved', resolvedAt: '2026-11-20T09:00:00.000Z' }) })
    renderSupport()
    expect(await screen.findByText(/Writing takes it up again, until .*27 Nov.* 2026/)).toBeVisible()
    expect(await messageBox()).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Resolve' })).not.toBeInTheDocument()
  })

  it('is sent as resolved and updated from the response', async () => {
    const server = supportServer({
      answers: {
        'PUT /api/Ticket/Resolve': {
          body: sampleTicket({ state: 'Resolved', resolvedAt: '2026-11-20T09:00:00.000Z' }),
        },
      },
    })
    const { user } = renderSupport()
    await user.click(await screen.findByRole('button', { name: 'Resolve' }))
    expect(await screen.findByText(/Writing takes it up again/)).toBeVisible()
    expect(server.sentTo('/api/Ticket/Resolve')).toEqual([{ ticketId: 7 }])
  })

  it('stays with an error and another try when resolving fails', async () => {
    supportServer({ answers: { 'PUT /api/Ticket/Resolve': { status: 404, body: { code: 'not_found' } } } })
    const { user } = renderSupport()
    await user.click(await screen.findByRole('button', { name: 'Resolve' }))
    expect(await screen.findByText('It was not resolved. Please try again.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Resolve' })).toBeEnabled()
  })

  it('is shown as resolved after a lost response, without a failure', async () => {
    let isResolved = false
    supportServer({
      answers: {
        'GET /api/Ticket/Get/Id': () => ({
          body: sampleTicket(isResolved ? { state: 'Resolved', resolvedAt: '2026-11-20T09:00:00.000Z' } : {}),
        }),
        'PUT /api/Ticket/Resolve': () => {
          isResolved = true
          throw new TypeError('Failed to fetch')
        },
      },
    })
    const { user } = renderSupport()
    await user.click(await screen.findByRole('button', { name: 'Resolve' }))
    expect(await screen.findByText(/^No answer came/)).toBeVisible()
    expect(await screen.findByText(/Writing takes it up again/)).toBeVisible()
    expect(screen.queryByText(/It was not resolved/)).not.toBeInTheDocument()
  })

  it.each([
    ['Admin', 'Waiting for you', 'Abdulrahman'],
    ['SuperAdmin', 'Waiting for the merchant', 'House'],
  ] as const)('shows %s the other side and who has to answer', async (role, state, other) => {
    supportServer({ ticket: sampleTicket({ state: 'WaitingForMerchant', assigneeName: 'Abdulrahman' }) })
    renderSupport({ role })
    const heading = await screen.findByRole('heading', { name: /Late driver #7/ })
    const head = within(heading.closest('header') ?? heading)
    expect(head.getByText(state)).toBeVisible()
    expect(head.getByText(other)).toBeVisible()
  })
})

describe('the messages', () => {
  it('include one streamed during the load, and none of another conversation', async () => {
    const late = delayedResponse({ body: { data: [sampleMessage()], hasOlder: false } })
    const server = supportServer({ answers: { 'GET /api/Ticket/Messages': late.answer } })
    const { tell } = liveStream()
    renderSupport()
    startLive()
    await waitFor(() => expect(server.to('/api/Ticket/Messages')).toHaveLength(1))
    for (const message of [
      sampleMessage({ id: 2, text: 'He is at the door' }),
      sampleMessage({ id: 3, ticketId: 8, text: 'Another matter' }),
    ])
      await act(() => tell({ type: 'ticket.message', ticketId: message.ticketId, message }))
    late.come()
    const lines = await messageLog()
    expect(lines.getByText('Where is the driver?')).toBeVisible()
    expect(lines.getByText('He is at the door')).toBeVisible()
    expect(lines.queryByText('Another matter')).not.toBeInTheDocument()
  })

  it('load older ones above; a failure is reported and can be retried', async () => {
    let fails = true
    supportServer({
      answers: {
        'GET /api/Ticket/Messages': ({ query }: HttpCall): HttpAnswer => {
          if (query.get('BeforeId') === '0')
            return { body: { data: [sampleMessage({ id: 20 })], hasOlder: true } }
          if (fails) return { status: 503 }
          return { body: { data: [sampleMessage({ id: 19, text: 'It is late' })], hasOlder: false } }
        },
      },
    })
    const { user } = renderSupport()
    await user.click(await screen.findByRole('button', { name: 'Older messages' }))
    expect(await screen.findByText('The older messages did not come. Please try again.')).toBeVisible()
    fails = false
    await user.click(screen.getByRole('button', { name: 'Older messages' }))
    expect(await screen.findByText('It is late')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Older messages' })).not.toBeInTheDocument()
  })

  it('are grouped by day, with events between them, and notes marked as internal', async () => {
    supportServer({
      thread: [
        sampleMessage({ createdAt: '2026-11-20T09:00:00.000Z' }),
        sampleMessage({
          id: 2,
          kind: 'note',
          side: 'operator',
          text: 'Call the platform',
          authorName: 'Huda',
        }),
        sampleMessage({ id: 3, kind: 'event', event: 'assigned', authorName: 'Huda', text: 'Abdulrahman' }),
      ],
    })
    renderSupport({ role: 'SuperAdmin' })
    const lines = await messageLog()
    expect(lines.getAllByText(/^2[02] Nov.* 2026$/)).toHaveLength(2)
    expect(lines.getByText(/Internal note · the merchant does not see it/)).toBeVisible()
    expect(lines.getByText(/Huda.* gave the conversation to .*Abdulrahman/)).toBeVisible()
  })

  it('show events in Arabic and names in their own direction', async () => {
    supportServer({
      thread: [sampleMessage({ kind: 'event', event: 'resolved', authorName: 'Huda', text: '' })],
    })
    renderSupport({ language: 'ar' })
    expect(await screen.findByText(/\u2068Huda\u2069/)).toHaveTextContent(/[\u0600-\u06FF]/)
  })

  it('load older ones before the oldest known', async () => {
    const answer = ({ query }: HttpCall): HttpAnswer =>
      query.get('BeforeId') === '5'
        ? { body: { data: [sampleMessage({ id: 4, text: 'The first word' })], hasOlder: false } }
        : { body: { data: [sampleMessage({ id: 5, text: 'The latest word' })], hasOlder: true } }
    supportServer({ answers: { 'GET /api/Ticket/Messages': answer } })
    const { user } = renderSupport()
    await user.click(await screen.findByRole('button', { name: 'Older messages' }))
    expect(await screen.findByText('The first word')).toBeVisible()
    const words = (await messageLog()).getAllByText(/word$/)
    expect(words.map(word => word.textContent)).toEqual(['The first word', 'The latest word'])
    expect(screen.queryByRole('button', { name: 'Older messages' })).not.toBeInTheDocument()
  })

  it('that failed to load can be retried', async () => {
    supportServer({ answers: { 'GET /api/Ticket/Messages': { status: 500 } } })
    const { user } = renderSupport()
    expect(await screen.findByText('The conversation did not come')).toBeVisible()
    supportServer()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Where is the driver?')).toBeVisible()
  })

  it('save a file under its name and report a failure', async () => {
    const saved: string[] = []
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    const thread = [sampleMessage({ files: [sampleFile()] })]
    supportServer({
      thread,
      answers: { 'GET /api/Ticket/File/31': { status: 404, body: { code: 'not_found' } } },
    })
    const { user } = renderSupport()
    const file = await screen.findByRole('button', { name: 'Download receipt.pdf' })
    expect(file).toHaveTextContent('20 KB')
    await user.click(file)
    expect(await screen.findByText('The file did not come. Please try again.')).toBeVisible()
    expect(saved).toEqual([])
    supportServer({ thread, answers: { 'GET /api/Ticket/File/31': { body: 'bytes' } } })
    await user.click(file)
    await waitFor(() => expect(saved).toEqual(['receipt.pdf']))
  })

  it("show a picture in its size, within the line's width", async () => {
    const picture = sampleFile({ name: 'dish.webp', type: 'image/webp', width: 480, height: 240 })
    supportServer({
      thread: [sampleMessage({ files: [picture] })],
      answers: { 'GET /api/Ticket/File/31': { body: 'bytes' } },
    })
    renderSupport()
    const shown = await screen.findByRole('img', { name: 'dish.webp' })
    expect(shown).toHaveStyle({ width: '240px', height: '120px' })
  })
})

describe('a refusal by the server', () => {
  it.each([
    ['not_found', 404, 'Not sent: the conversation, or what goes with it, is gone.'],
    ['validation_failed', 400, 'Not sent: something in it is not accepted.'],
    ['forbidden_role', 403, 'Not sent: your role does not allow it.'],
    ['payload_too_large', 413, 'Not sent.'],
  ])('%s is shown with its reason and can be discarded', async (code, status, reason) => {
    supportServer({ answers: { [`POST ${POST}`]: { status, body: { code, status } } } })
    const { user } = renderSupport()
    await user.type(await messageBox(), 'Hello{Enter}')
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText(reason)).toBeVisible()
    await user.click(within(alert).getByRole('button', { name: 'Discard' }))
    expect(screen.queryByText('Hello')).not.toBeInTheDocument()
    expect(useOutbox.getState().pending).toEqual([])
  })

  it('is not shown without a network: the message is sent later', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    let answer: (message: HttpAnswer) => void = () => undefined
    const waiting = new Promise<HttpAnswer>(resolve => {
      answer = resolve
    })
    supportServer({ answers: { [`POST ${POST}`]: () => waiting } })
    const { user } = renderSupport()
    await user.type(await messageBox(), 'Hello{Enter}')
    expect(await screen.findByText('Leaves as soon as there is a network')).toBeVisible()
    expect(screen.getByText('No network · what you send leaves as soon as it is back')).toBeInTheDocument()
    answer({ body: sampleMessage({ id: 2, text: 'Hello' }) })
    await waitFor(() => expect(useOutbox.getState().pending).toEqual([]))
  })
})
