import { lateAnswer } from '@sufra/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { TicketMerchant, TicketService } from '@sufra/shared/contracts/ticket'
import { renderSupport, sampleTicket, supportServer } from '../testing/support-server.tsx'
import { Beside } from './beside.tsx'
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

  it('one is added in both languages, and the list is shown again', async () => {
    const { user, server } = open({
      answers: { 'POST /api/CannedAnswer/Add': { body: { ...ANSWER, id: 4 } } },
    })
    await user.click(await screen.findByRole('button', { name: 'New answer' }))
    await fill(user, 'hello')
    await screen.findByText('/late')
    expect(server.sentTo('/api/CannedAnswer/Add')).toEqual([{ shortcut: 'hello', ar: 'أهلا', en: 'Welcome' }])
  })

  it('a shortcut that is taken is refused, and what was typed stays', async () => {
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

  it('a shortcut of two words is refused before anything is sent', async () => {
    const { user, server } = open()
    await user.click(await screen.findByRole('button', { name: 'New answer' }))
    await fill(user, 'two words')
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Shortcut/ })).toBeInvalid())
    expect(server.to('/api/CannedAnswer/Add')).toEqual([])
  })

  it('one is changed under its own id', async () => {
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

  it('one is deleted only after a second word, and a failure is said', async () => {
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

  it('an answer that is saved after "Cancel" leaves the one alone that is written meanwhile', async () => {
    const late = lateAnswer({ body: { ...ANSWER, id: 4 } })
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

  it('says that there are none yet', async () => {
    open({ answers: { 'GET /api/CannedAnswer/Get': { body: [] } } })
    expect(await screen.findByText('No answers yet')).toBeVisible()
  })

  it('answers that did not come can be asked for again', async () => {
    const { user } = open({ answers: { 'GET /api/CannedAnswer/Get': { status: 500 } } })
    expect(await screen.findByText('The answers did not come')).toBeVisible()
    supportServer()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('/late')).toBeVisible()
  })
})

describe('the time that is promised', () => {
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

  it('what is left of the first answer and of the resolution runs together', () => {
    const { first, resolution } = show({}, service())
    expect(first).toHaveTextContent(/2 min.* left.*of 5 min/)
    expect(resolution).toHaveTextContent(/1 h.*7 min.* left/)
  })

  it('says by how much the first answer is late', () => {
    const { first } = show({ createdAt: ago(12) }, service())
    expect(first).toHaveTextContent(/7 min.* late/)
  })

  it('once answered, it says how long that took', () => {
    const { first } = show({ createdAt: ago(40) }, service({ firstAnsweredAt: ago(36) }))
    expect(first).toHaveTextContent(/First answer4 min/)
    expect(first).not.toHaveTextContent(/left|late/)
  })

  it('the clock stands still while the merchant is waited for', () => {
    const { resolution } = show(
      { state: 'WaitingForMerchant', createdAt: ago(300) },
      service({ firstAnsweredAt: ago(299), resolutionDueAt: null, spentSeconds: 600 }),
    )
    expect(resolution).toHaveTextContent(/1 h left.*stands still, the merchant is waited for/)
  })

  it('a resolved one says what it took, and no longer that the clock stands', () => {
    const { resolution } = show(
      { state: 'Resolved', createdAt: ago(300) },
      service({ firstAnsweredAt: ago(299), resolutionDueAt: null, spentSeconds: 1_200 }),
    )
    expect(resolution).toHaveTextContent(/Resolution20 min/)
    expect(resolution).not.toHaveTextContent(/stands still/)
  })
})

describe('beside a conversation', () => {
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
      page: <Beside ticket={ticket} />,
      role: 'SuperAdmin',
      route: '/support?ticket=7&filter=mine',
    })
    return { server, ...rendered }
  }

  it('the merchant’s state, plan and other conversations stand there, not this one again', async () => {
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

  it('details that did not come can be asked for again', async () => {
    const { user } = show({ 'GET /api/Ticket/Merchant': { status: 500 } })
    expect(await screen.findByText("The merchant's details did not come")).toBeVisible()
    supportServer({ answers: { 'GET /api/Ticket/Merchant': { body: merchant() } } })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Growth')).toBeVisible()
  })

  it('it can be given back to nobody', async () => {
    const { user, server } = show({ 'PUT /api/Ticket/Assign': { body: sampleTicket() } }, 9)
    const box = await screen.findByRole('combobox', { name: 'Given to' })
    expect(box).toHaveDisplayValue('Abdulrahman')
    await user.selectOptions(box, 'Nobody yet')
    await waitFor(() => expect(server.sentTo('/api/Ticket/Assign')).toEqual([{ ticketId: 7, userId: null }]))
  })

  it('says when it was not given to them, and shows who has it still', async () => {
    const { user } = show({ 'PUT /api/Ticket/Assign': { status: 404, body: { code: 'not_found' } } })
    const box = await screen.findByRole('combobox', { name: 'Given to' })
    await screen.findByRole('option', { name: 'Abdulrahman' })
    await user.selectOptions(box, 'Abdulrahman')
    expect(await screen.findByText('It was not given to them. Please try again.')).toBeVisible()
    expect(box).toHaveDisplayValue('Nobody yet')
  })

  it('who has left the team since is still named, and can be followed by somebody else', async () => {
    const { user, server } = show({ 'PUT /api/Ticket/Assign': { body: sampleTicket() } }, 4)
    const box = await screen.findByRole('combobox', { name: 'Given to' })
    // Two of this name: who had it, and who is on the team.
    await waitFor(() => expect(screen.getAllByRole('option', { name: 'Abdulrahman' })).toHaveLength(2))
    expect(box).toHaveDisplayValue('Abdulrahman')
    await user.selectOptions(box, '9')
    await waitFor(() => expect(server.sentTo('/api/Ticket/Assign')).toEqual([{ ticketId: 7, userId: 9 }]))
  })

  it('it is not asked again while the first answer is on its way', async () => {
    const late = lateAnswer({ body: sampleTicket({ assigneeId: 9, assigneeName: 'Abdulrahman' }) })
    const { user } = show({ 'PUT /api/Ticket/Assign': late.answer })
    const box = await screen.findByRole('combobox', { name: 'Given to' })
    await screen.findByRole('option', { name: 'Abdulrahman' })
    await user.selectOptions(box, 'Abdulrahman')
    await waitFor(() => expect(box).toBeDisabled())
    late.come()
    await waitFor(() => expect(box).toBeEnabled())
  })

  it('a merchant without a plan says so, and no day on which it ends', async () => {
    show({ 'GET /api/Ticket/Merchant': { body: merchant({ planName: null, expiryDate: null }) } })
    expect(await screen.findByText('None')).toBeVisible()
    expect(screen.queryByText('2027', { exact: false })).not.toBeInTheDocument()
  })
})
