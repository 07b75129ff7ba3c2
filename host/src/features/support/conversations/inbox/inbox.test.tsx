import { delayedResponse } from '@sufra/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { TicketMerchant, TicketService } from '@sufra/shared/contracts/ticket'
import { renderSupport, sampleTicket, supportServer } from '../testing/support-server.tsx'
import { TicketSidePanel } from './ticket-side-panel.tsx'
import { CannedDialog } from './canned-dialog.tsx'
import { ServiceTimes } from './service-times.tsx'

const MINUTE = 60_000
const NOW = Date.parse('2026-11-22T12:00:00.000Z')
const ago = (minutes: number) => new Date(NOW - minutes * MINUTE).toISOString()
const ANSWER = { id: 3, shortcut: 'late', ar: 'نعتذر عن التأخير', en: 'Sorry for the delay' }
const nothing = () => undefined

describe('canned answers', () => {
  const open = (answers: Parameters<typeof supportServer>[0] = {}) => {
    const server = supportServer(answers)
    return { server, ...renderSupport({ page: <CannedDialog onClose={nothing} />, role: 'SuperAdmin' }) }
  }
  const fill = async (user: ReturnType<typeof open>['user'], shortcut: string) => {
    await user.type(screen.getByRole('textbox', { name: /Shortcut/ }), shortcut)
    await user.type(screen.getByRole('textbox', { name: /Arabic/ }), 'أهلا')
    await user.type(screen.getByRole('textbox', { name: /English/ }), 'Welcome')
    await user.click(screen.getByRole('button', { name: 'Save' }))
  }

  it('are added in both languages and shown in the list', async () => {
    const { user, server } = open({
      answers: { 'POST /api/CannedAnswer/Add': { body: { ...ANSWER, id: 4 } } },
    })
    await user.click(await screen.findByRole('button', { name: 'New answer' }))
    await fill(user, 'hello')
    await screen.findByText('/late')
    expect(server.sentTo('/api/CannedAnswer/Add')).toEqual([{ shortcut: 'hello', ar: 'أهلا', en: 'Welcome' }])
  })

  it('refuse a taken shortcut and keep the input', async () => {
    const { user } = open({
      answers: {
        'POST /api/CannedAnswer/Add': { status: 409, body: { code: 'already_exists', status: 409 } },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'New answer' }))
    await fill(user, 'late')
    expect(await screen.findByText('There is an answer with this shortcut.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: /English/ })).toHaveValue('Welcome')
  })

  it('refuse a shortcut of two words before sending', async () => {
    const { user, server } = open()
    await user.click(await screen.findByRole('button', { name: 'New answer' }))
    await fill(user, 'two words')
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Shortcut/ })).toBeInvalid())
    expect(server.to('/api/CannedAnswer/Add')).toEqual([])
  })

  it('are changed under their id', async () => {
    const { user, server } = open({ answers: { 'PUT /api/CannedAnswer/Update': { body: ANSWER } } })
    await user.click(await screen.findByRole('button', { name: 'Change /late' }))
    const english = screen.getByRole('textbox', { name: /English/ })
    expect(english).toHaveValue('Sorry for the delay')
    await user.clear(english)
    await user.type(english, 'Sorry')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(server.sentTo('/api/CannedAnswer/Update')).toEqual([{ ...ANSWER, en: 'Sorry' }]),
    )
  })

  it('are deleted only after a confirmation, and a failure is reported', async () => {
    const { user, server } = open({
      answers: { 'DELETE /api/CannedAnswer/Delete': { status: 404, body: { code: 'not_found' } } },
    })
    await user.click(await screen.findByRole('button', { name: 'Delete /late' }))
    const asked = within(await screen.findByRole('alertdialog', { name: 'Delete /late?' }))
    expect(server.to('/api/CannedAnswer/Delete')).toEqual([])
    await user.click(asked.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('It was not deleted. Please try again.')).toBeVisible()
    expect(server.to('/api/CannedAnswer/Delete')[0]?.query.get('Id')).toBe('3')
    expect(screen.getByText('/late')).toBeVisible()
  })

  it('saved after "Cancel" leave the one being written alone', async () => {
    const late = delayedResponse({ body: { ...ANSWER, id: 4 } })
    const { user, server } = open({ answers: { 'POST /api/CannedAnswer/Add': late.answer } })
    await user.click(await screen.findByRole('button', { name: 'New answer' }))
    await fill(user, 'hello')
    await waitFor(() => expect(server.to('/api/CannedAnswer/Add')).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'New answer' }))
    await user.type(screen.getByRole('textbox', { name: /Shortcut/ }), 'bye')
    late.come()
    await user.type(screen.getByRole('textbox', { name: /Shortcut/ }), ' for now')
    expect(screen.getByRole('textbox', { name: /Shortcut/ })).toHaveValue('bye for now')
  })

  it('show an empty state', async () => {
    open({ answers: { 'GET /api/CannedAnswer/Get': { body: [] } } })
    expect(await screen.findByText('No answers yet')).toBeVisible()
  })

  it('that failed to load can be retried', async () => {
    const { user } = open({ answers: { 'GET /api/CannedAnswer/Get': { status: 500 } } })
    expect(await screen.findByText('The answers did not come')).toBeVisible()
    supportServer()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('/late')).toBeVisible()
  })
})

describe('service times', () => {
  const service = (more: Partial<TicketService> = {}): TicketService => ({
    firstAnswerDueAt: ago(-2),
    firstAnsweredAt: null,
    resolutionDueAt: ago(-67),
    spentSeconds: 180,
    ...more,
  })
  const show = (ticket: Parameters<typeof sampleTicket>[0], of: TicketService, language?: 'ar' | 'en') => {
    jest.spyOn(Date, 'now').mockReturnValue(NOW)
    renderSupport({
      page: <ServiceTimes ticket={sampleTicket({ createdAt: ago(3), ...ticket })} service={of} />,
      role: 'SuperAdmin',
      language,
    })
    const meter = (name: string) => screen.getByText(name).parentElement?.parentElement
    return { first: meter('First answer'), resolution: meter('Resolution') }
  }
  afterEach(() => jest.restoreAllMocks())

  it('count down the first answer and the resolution in parallel', () => {
    const { first, resolution } = show({}, service())
    expect(first).toHaveTextContent(/2 min.* left.*of 5 min/)
    expect(resolution).toHaveTextContent(/1 h.*7 min.* left/)
  })

  it('state how late the first answer is', () => {
    const { first } = show({ createdAt: ago(12) }, service())
    expect(first).toHaveTextContent(/7 min.* late/)
  })

  it('state the duration of the first answer', () => {
    const { first } = show({ createdAt: ago(40) }, service({ firstAnsweredAt: ago(36) }))
    expect(first).toHaveTextContent(/First answer4 min/)
    expect(first).not.toHaveTextContent(/left|late/)
  })

  it('stop while the merchant has to answer', () => {
    const { resolution } = show(
      { state: 'WaitingForMerchant', createdAt: ago(300) },
      service({ firstAnsweredAt: ago(299), resolutionDueAt: null, spentSeconds: 600 }),
    )
    expect(resolution).toHaveTextContent(/1 h left.*stands still, the merchant is waited for/)
  })

  it('of a resolved conversation state its duration and no stopped clock', () => {
    const { resolution } = show(
      { state: 'Resolved', createdAt: ago(300) },
      service({ firstAnsweredAt: ago(299), resolutionDueAt: null, spentSeconds: 1_200 }),
    )
    expect(resolution).toHaveTextContent(/Resolution20 min/)
    expect(resolution).not.toHaveTextContent(/stands still/)
  })
})

describe('the panel beside a conversation', () => {
  const merchant = (more: Partial<TicketMerchant> = {}): TicketMerchant => ({
    id: 1,
    name: '{"ar":"البيت","en":"House"}',
    status: 'Suspended',
    planStatus: 'Active',
    planName: '{"ar":"نمو","en":"Growth"}',
    expiryDate: '2027-01-31T21:00:00.000Z',
    openOrders: 4,
    tickets: [],
    ...more,
  })
  const show = (
    answers: NonNullable<Parameters<typeof supportServer>[0]>['answers'],
    assigneeId: number | null = null,
  ) => {
    const ticket = sampleTicket({ assigneeId, assigneeName: assigneeId === null ? null : 'Abdulrahman' })
    const server = supportServer({ ticket, answers })
    const rendered = renderSupport({
      page: <TicketSidePanel ticket={ticket} />,
      role: 'SuperAdmin',
      route: '/support?ticket=7&filter=mine',
    })
    return { server, ...rendered }
  }

  it('shows the merchant’s state, plan and other conversations', async () => {
    const earlier = { state: 'Resolved' as const, lastAt: '2026-10-01T09:00:00.000Z' }
    show({
      'GET /api/Ticket/Merchant': {
        body: merchant({
          tickets: [
            { id: 7, subject: 'Late driver', ...earlier },
            { id: 5, subject: 'Menu import', ...earlier },
          ],
        }),
      },
    })
    for (const text of ['Suspended', 'Growth', '4']) expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Menu import' })).toHaveAttribute(
      'href',
      '/support?ticket=5&filter=mine',
    )
    expect(screen.queryByRole('link', { name: 'Late driver' })).not.toBeInTheDocument()
  })

  it('retries details that failed to load', async () => {
    const { user } = show({ 'GET /api/Ticket/Merchant': { status: 500 } })
    expect(await screen.findByText("The merchant's details did not come")).toBeVisible()
    supportServer({ answers: { 'GET /api/Ticket/Merchant': { body: merchant() } } })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Growth')).toBeVisible()
  })

  it('can unassign a conversation', async () => {
    const { user, server } = show({ 'PUT /api/Ticket/Assign': { body: sampleTicket() } }, 9)
    const box = await screen.findByRole('combobox', { name: 'Given to' })
    expect(box).toHaveDisplayValue('Abdulrahman')
    await user.selectOptions(box, 'Nobody yet')
    await waitFor(() => expect(server.sentTo('/api/Ticket/Assign')).toEqual([{ ticketId: 7, userId: null }]))
  })

  it('reports a failed assignment and shows the current assignee', async () => {
    const { user } = show({ 'PUT /api/Ticket/Assign': { status: 404, body: { code: 'not_found' } } })
    const box = await screen.findByRole('combobox', { name: 'Given to' })
    await screen.findByRole('option', { name: 'Abdulrahman' })
    await user.selectOptions(box, 'Abdulrahman')
    expect(await screen.findByText('It was not given to them. Please try again.')).toBeVisible()
    expect(box).toHaveDisplayValue('Nobody yet')
  })

  it('names an assignee who has left the team, and can replace them', async () => {
    const { user, server } = show({ 'PUT /api/Ticket/Assign': { body: sampleTicket() } }, 4)
    const box = await screen.findByRole('combobox', { name: 'Given to' })
    // Two people of this name: the former assignee and a team member.
    await waitFor(() => expect(screen.getAllByRole('option', { name: 'Abdulrahman' })).toHaveLength(2))
    expect(box).toHaveDisplayValue('Abdulrahman')
    await user.selectOptions(box, '9')
    await waitFor(() => expect(server.sentTo('/api/Ticket/Assign')).toEqual([{ ticketId: 7, userId: 9 }]))
  })

  it('sends one request while the first is pending', async () => {
    const late = delayedResponse({ body: sampleTicket({ assigneeId: 9, assigneeName: 'Abdulrahman' }) })
    const { user } = show({ 'PUT /api/Ticket/Assign': late.answer })
    const box = await screen.findByRole('combobox', { name: 'Given to' })
    await screen.findByRole('option', { name: 'Abdulrahman' })
    await user.selectOptions(box, 'Abdulrahman')
    await waitFor(() => expect(box).toBeDisabled())
    late.come()
    await waitFor(() => expect(box).toBeEnabled())
  })

  it('states that a merchant has no plan, without an end date', async () => {
    show({ 'GET /api/Ticket/Merchant': { body: merchant({ planName: null, expiryDate: null }) } })
    expect(await screen.findByText('None')).toBeVisible()
    expect(screen.queryByText('2027', { exact: false })).not.toBeInTheDocument()
  })
})
