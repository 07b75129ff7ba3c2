import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Account } from '@sufra/shared/contracts/account'
import type { TicketMessage } from '@sufra/shared/contracts/ticket'
import { delayedResponse, merchantPage, renderUi, sampleMerchant } from '@sufra/shared/testing'
import type { answerHttp } from '@sufra/shared/testing'
import { useSession } from '@sufra/shared/session'
import { supportTexts } from '#src/testing/support-texts.ts'
import { useOutbox } from './composer/outbox.ts'
import { TicketSidePanel } from './inbox/ticket-side-panel.tsx'
import {
  messageBox,
  messageLog,
  renderSupport,
  sampleMessage,
  sampleTicket,
  supportServer,
} from './testing/support-server.tsx'

const HOUSE: Account = {
  id: 1,
  name: '{"ar":"البيت","en":"House"}',
  legalName: null,
  legalNameEn: null,
  crNumber: null,
  unifiedNumber: null,
  vatNumber: null,
  phone: '+966551234567',
  email: 'owner@sufra.test',
  typeId: null,
  city: null,
  nationalAddress: null,
  status: 'Active',
}

const answers = (thread: TicketMessage[], more: Parameters<typeof answerHttp>[0] = {}) =>
  supportServer({ thread, answers: more })
const show = (route?: string, role?: 'Admin' | 'SuperAdmin') => renderSupport({ route, role })

beforeEach(() => {
  sessionStorage.clear()
  useOutbox.setState({ pending: [] })
})

it("starts the operator's conversation with the merchant of another screen", async () => {
  const { calls } = answers([], {
    'GET /api/Account/Get': call => ({ body: merchantPage([sampleMerchant({ id: 1 })], call) }),
    'GET /api/Account/Get/Id': { body: HOUSE },
    'POST /api/Ticket/Begin': { body: sampleTicket({ subject: 'Your menu' }) },
  })
  const { user } = show('/support?begin=1', 'SuperAdmin')
  const dialog = within(await screen.findByRole('dialog', { name: 'New conversation' }))
  await user.type(dialog.getByRole('textbox', { name: /What is it about/ }), 'Your menu')
  await user.type(dialog.getByRole('textbox', { name: /Your message/ }), 'Two dishes have no price')
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  expect(await messageLog()).toBeTruthy()
  expect(calls.find(({ path }) => path === '/api/Ticket/Begin')?.body).toEqual({
    accountId: 1,
    subject: 'Your menu',
    text: 'Two dishes have no price',
  })
})

it('shows messages as text, with addresses as links', async () => {
  answers([sampleMessage({ text: '<img src=x onerror=alert(1)> see https://sufra.test/help.' })])
  show()
  const lines = await messageLog()
  expect(await lines.findByText(/<img src=x/)).toHaveAttribute('dir', 'auto')
  const link = lines.getByRole('link', { name: 'https://sufra.test/help' })
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
})

it('sends with Enter, breaks lines with Shift+Enter and keeps the focus', async () => {
  const sent = sampleMessage({ id: 2, text: 'one\ntwo' })
  const { calls } = answers([sampleMessage()], {
    'POST /api/Ticket/Message': call => ({ body: { ...sent, key: call.headers.get('Idempotency-Key') } }),
  })
  const { user } = show()
  await user.type(await messageBox(), 'one{Shift>}{Enter}{/Shift}two{Enter}')
  await waitFor(() => expect(useOutbox.getState().pending).toEqual([]))
  const posts = calls.filter(({ path }) => path === '/api/Ticket/Message')
  expect(posts.map(({ body }) => body)).toEqual([
    { ticketId: 7, text: 'one\ntwo', isNote: false, fileIds: [], orderId: null, productId: null },
  ])
  expect(await messageBox()).toHaveFocus()
  expect(await messageBox()).toHaveValue('')
  expect((await messageLog()).getAllByText(/one/)).toHaveLength(1)
})

it('reports a refused message and resends it with the same key', async () => {
  const keys: (string | null)[] = []
  const { user } = (() => {
    answers([sampleMessage()], {
      'POST /api/Ticket/Message': call => {
        keys.push(call.headers.get('Idempotency-Key'))
        return keys.length === 1
          ? { status: 409, body: { code: 'illegal_transition' } }
          : { body: sampleMessage({ id: 2, text: 'Hello', key: keys[0] ?? null }) }
      },
    })
    return show()
  })()
  await user.type(await messageBox(), 'Hello{Enter}')
  expect(await screen.findByText(/Not sent: the conversation is closed/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Send again' }))
  await waitFor(() => expect(useOutbox.getState().pending).toEqual([]))
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

it('keeps the draft over a reload', async () => {
  answers([sampleMessage()])
  const first = show()
  await first.user.type(await messageBox(), 'half a sent')
  first.unmount()
  show()
  expect(await messageBox()).toHaveValue('half a sent')
})

it('restores a draft note as a note, which the merchant never sees', async () => {
  const { sentTo } = answers([sampleMessage()], {
    'POST /api/Ticket/Message': { body: sampleMessage({ id: 2, kind: 'note', text: 'he never pays' }) },
  })
  const first = show(undefined, 'SuperAdmin')
  await messageBox()
  await first.user.click(screen.getByRole('tab', { name: 'Note' }))
  await first.user.type(screen.getByRole('textbox', { name: 'Internal note' }), 'he never')
  first.unmount()
  const { user } = show(undefined, 'SuperAdmin')
  const note = await screen.findByRole('textbox', { name: 'Internal note' })
  expect(note).toHaveValue('he never')
  await user.type(note, ' pays{Enter}')
  await waitFor(() =>
    expect(sentTo('/api/Ticket/Message')).toMatchObject([{ text: 'he never pays', isNote: true }]),
  )
})

it.each(['half a sent', '{"text":3,"isNote":false}', 'null'])(
  'reads the stored draft %s as an empty box',
  async kept => {
    answers([sampleMessage()])
    sessionStorage.setItem('sufra-support-draft-1-7', kept)
    show()
    expect(await messageBox()).toHaveValue('')
  },
)

describe('another person in the same tab', () => {
  const becomeAnother = () => useSession.setState(({ user }) => ({ user: user && { ...user, Id: 500 } }))
  const writeAsAnother = async (text: string) => {
    const first = show()
    const box = await messageBox()
    act(becomeAnother)
    await first.user.type(box, text)
    return first
  }

  it("does not see the first person's draft", async () => {
    answers([sampleMessage()])
    const first = await writeAsAnother('half a sent')
    first.unmount()
    show()
    expect(await messageBox()).toHaveValue('')
  })

  it("neither sees nor sends the first person's pending messages", async () => {
    const { sentTo } = answers([sampleMessage()], { 'POST /api/Ticket/Message': { status: 503 } })
    const first = await writeAsAnother('from the first{Enter}')
    await waitFor(() => expect(sentTo('/api/Ticket/Message')).toHaveLength(1))
    first.unmount()
    const next = answers([sampleMessage()], {
      'POST /api/Ticket/Message': { body: sampleMessage({ id: 2, text: 'from the next' }) },
    })
    const { user } = show()
    await user.type(await messageBox(), 'from the next{Enter}')
    // The network returns, and pending retries run.
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(next.sentTo('/api/Ticket/Message')).not.toEqual([]))
    expect(next.sentTo('/api/Ticket/Message')).toMatchObject([{ text: 'from the next' }])
    expect(screen.queryByText('from the first')).not.toBeInTheDocument()
  })
})

it('does not send a message that is too long, and states the limit', async () => {
  const { calls } = answers([sampleMessage()])
  const { user } = show()
  fireEvent.change(await messageBox(), { target: { value: 'x'.repeat(2001) } })
  expect(await screen.findByRole('alert')).toHaveTextContent('at most 2,000 characters')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(calls.filter(({ path }) => path === '/api/Ticket/Message')).toEqual([])
})

it('reports how far the person has read, and shows how far the other side has', async () => {
  const { calls } = answers([sampleMessage(), sampleMessage({ id: 5, side: 'operator', text: 'On the way' })])
  show()
  await waitFor(() =>
    expect(calls.find(({ path }) => path === '/api/Ticket/Read')?.body).toEqual({
      ticketId: 7,
      messageId: 5,
    }),
  )
  expect((await messageLog()).getByRole('img', { name: 'Read' })).toBeInTheDocument()
})

it('inserts a canned answer after a slash', async () => {
  answers([sampleMessage()])
  const { user } = show('/support?ticket=7', 'SuperAdmin')
  await user.type(await messageBox(), '/la')
  expect(await screen.findByRole('option', { name: /late/ })).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{Enter}')
  expect(await messageBox()).toHaveValue('Sorry for the delay')
})

it('assigns a conversation, beside the merchant’s plan', async () => {
  const { calls } = answers([sampleMessage()], {
    'PUT /api/Ticket/Assign': { body: sampleTicket({ assigneeId: 9, assigneeName: 'Abdulrahman' }) },
  })
  const { user } = renderUi(<TicketSidePanel ticket={sampleTicket()} />, {
    role: 'SuperAdmin',
    namespaces: supportTexts,
  })
  expect(await screen.findByText('Active')).toBeInTheDocument()
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Given to' }), 'Abdulrahman')
  await waitFor(() =>
    expect(calls.find(({ path }) => path === '/api/Ticket/Assign')?.body).toEqual({ ticketId: 7, userId: 9 }),
  )
})

it('starts a conversation', async () => {
  const { calls } = answers([sampleMessage()], { 'POST /api/Ticket/Add': { body: sampleTicket() } })
  const { user } = show('/support')
  await user.click(await screen.findByRole('button', { name: 'New conversation' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New conversation' }))
  await user.type(dialog.getByRole('textbox', { name: 'What is it about?' }), 'Late driver')
  await user.type(dialog.getByRole('textbox', { name: 'Your message' }), 'Where is he?')
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  await waitFor(() =>
    expect(calls.find(({ path }) => path === '/api/Ticket/Add')?.body).toEqual({
      subject: 'Late driver',
      text: 'Where is he?',
    }),
  )
  expect(await messageBox()).toBeInTheDocument()
})

it('does not redirect a person who closed the form before the response', async () => {
  const late = delayedResponse({ body: sampleTicket({ id: 8, subject: 'Late driver' }) })
  const { calls } = answers([sampleMessage()], { 'POST /api/Ticket/Add': late.answer })
  const { user, location } = show('/support')
  await user.click(await screen.findByRole('button', { name: 'New conversation' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New conversation' }))
  await user.type(dialog.getByRole('textbox', { name: 'What is it about?' }), 'Late driver')
  await user.type(dialog.getByRole('textbox', { name: 'Your message' }), 'Where is he?')
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/Ticket/Add'))
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  const asked = () => calls.filter(({ path }) => path === '/api/Ticket/Get').length
  const before = asked()
  late.come()
  await waitFor(() => expect(asked()).toBeGreaterThan(before))
  expect(location()).toBe('/support')
})

it('states that a conversation does not exist', async () => {
  answers([], { 'GET /api/Ticket/Get/Id': { status: 404, body: { code: 'not_found' } } })
  show()
  expect(await screen.findByText('There is no such conversation')).toBeInTheDocument()
})
