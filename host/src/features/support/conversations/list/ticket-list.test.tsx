import { act, screen, waitFor, within } from '@testing-library/react'
import type { Ticket } from '@sufra/shared/contracts/ticket'
import { delayedResponse, merchantPage, sampleMerchant, samplePage } from '@sufra/shared/testing'
import { renderSupport, sampleTicket, supportServer } from '../testing/support-server.tsx'

const LIST = '/api/Ticket/Get'
const from = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

const listed = (...tickets: Ticket[]) =>
  supportServer({
    answers: {
      [`GET ${LIST}`]: call => ({ body: samplePage(tickets, call) }),
      'GET /api/Account/Get': call => ({ body: merchantPage([sampleMerchant({ id: 1042 })], call) }),
    },
  })
// On a phone, as here, the list is hidden behind the open conversation.
const rowOf = async (name: RegExp) => within(await screen.findByRole('link', { name, hidden: true }))
const said = (text: string): NonNullable<Ticket['lastMessage']> => ({
  kind: 'text',
  side: 'operator',
  authorName: 'Huda',
  text,
  hasFiles: false,
  hasCard: false,
})

it('shows subject, last message and unread count of a row', async () => {
  listed(
    sampleTicket({ unread: 3, lastMessage: said('On the way') }),
    sampleTicket({ id: 8, subject: 'A picture', lastMessage: { ...said(''), hasFiles: true } }),
    sampleTicket({ id: 9, subject: 'An order', lastMessage: { ...said(''), hasCard: true } }),
  )
  renderSupport({ route: '/support?ticket=8' })
  const late = await rowOf(/Late driver/)
  expect(late.getByText('On the way')).toBeInTheDocument()
  expect(late.getByText('3 unread messages')).toBeInTheDocument()
  expect((await rowOf(/A picture/)).getByText('A file')).toBeInTheDocument()
  expect((await rowOf(/An order/)).getByText('An order or a product')).toBeInTheDocument()
  expect(screen.getByRole('link', { current: true, hidden: true })).toHaveTextContent('A picture')
})

it('shows the operator the merchant and the next deadline: answer, then resolution', async () => {
  const service = {
    firstAnswerDueAt: from(-20),
    firstAnsweredAt: null,
    resolutionDueAt: from(62),
    spentSeconds: 0,
  }
  listed(
    sampleTicket({ service }),
    sampleTicket({ id: 8, subject: 'Answered', service: { ...service, firstAnsweredAt: from(-30) } }),
    sampleTicket({
      id: 9,
      subject: 'Paused',
      service: { ...service, firstAnsweredAt: from(-30), resolutionDueAt: null },
    }),
    sampleTicket({ id: 10, subject: 'Done', state: 'Resolved', service }),
  )
  renderSupport({ role: 'SuperAdmin', route: '/support' })
  const late = await rowOf(/Late driver/)
  expect(late.getByText('House')).toBeInTheDocument()
  expect(late.getByText(/20 min.* late/)).toBeInTheDocument()
  expect((await rowOf(/Answered/)).getByText(/1 h.* left/)).toBeInTheDocument()
  for (const quiet of [/Paused/, /Done/])
    expect((await rowOf(quiet)).queryByText(/ left$| late$/)).not.toBeInTheDocument()
})

it('shows a merchant neither deadlines nor the merchant filter', async () => {
  listed(sampleTicket())
  renderSupport({ route: '/support' })
  await rowOf(/Late driver/)
  for (const name of ['Which conversations', 'All merchants'])
    expect(screen.queryByRole('combobox', { name })).not.toBeInTheDocument()
})

it('sends filter, merchant and search to the server and keeps them in the address and links', async () => {
  const server = listed(sampleTicket())
  const { user, location } = renderSupport({
    role: 'SuperAdmin',
    route: '/support?merchant=1042&filter=nonsense',
  })
  await rowOf(/Late driver/)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Which conversations' }), 'Unassigned')
  await user.type(screen.getByRole('searchbox', { name: 'Search in Arabic or English' }), 'driver')
  await waitFor(() =>
    expect(Object.fromEntries(server.to(LIST).at(-1)?.query ?? [])).toMatchObject({
      Filter: 'unassigned',
      AccountId: '1042',
      Search: 'driver',
    }),
  )
  expect(server.to(LIST)[0]?.query.get('Filter')).toBe('all')
  const filtered = '/support?merchant=1042&filter=unassigned&search=driver'
  expect(location()).toBe(filtered)
  expect(await screen.findByRole('link', { name: /Late driver/ })).toHaveAttribute(
    'href',
    `${filtered}&ticket=7`,
  )
})

it.each([
  ['/support', 'No conversations yet'],
  ['/support?search=driver', 'No conversation matches'],
])('shows an empty list at %s as: %s', async (route, words) => {
  listed()
  renderSupport({ route })
  expect(await screen.findByText(words)).toBeInTheDocument()
})

it('retries a list that failed to load', async () => {
  supportServer({ answers: { [`GET ${LIST}`]: { status: 500 } } })
  const { user } = renderSupport({ route: '/support' })
  expect(await screen.findByText('The conversations did not come')).toBeInTheDocument()
  listed(sampleTicket())
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: /Late driver/ })).toBeInTheDocument()
})

it('shows a row in Arabic, with English text in its own direction', async () => {
  listed(sampleTicket({ state: 'WaitingForMerchant', lastMessage: said('On the way') }))
  renderSupport({ language: 'ar', role: 'SuperAdmin', route: '/support' })
  const row = await rowOf(/Late driver/)
  expect(row.getByText('البيت')).toBeInTheDocument()
  expect(row.getByText('On the way').tagName).toBe('BDI')
})

it('keeps known conversations when a refetch fails', async () => {
  listed(sampleTicket())
  const { queryClient } = renderSupport({ route: '/support' })
  await rowOf(/Late driver/)
  supportServer({ answers: { [`GET ${LIST}`]: { status: 503 } } })
  await act(() => queryClient.invalidateQueries())
  expect(await rowOf(/Late driver/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

describe('more conversations than one page', () => {
  const many = Array.from({ length: 230 }, (_, at) =>
    sampleTicket({ id: 400 - at, subject: `Question ${at}` }),
  )
  const more = (left: number) => screen.findByRole('button', { name: `Show more ${left}` })

  it('are counted and loaded by presses until all are shown', async () => {
    listed(...many)
    const { user } = renderSupport({ route: '/support' })
    await rowOf(/Question 99(?!\d)/)
    expect(screen.queryByRole('link', { name: /Question 100(?!\d)/ })).not.toBeInTheDocument()
    await user.click(await more(130))
    await rowOf(/Question 199(?!\d)/)
    await user.click(await more(30))
    await rowOf(/Question 229(?!\d)/)
    expect(screen.queryByRole('button', { name: /^Show more/ })).not.toBeInTheDocument()
  })

  it('keep the shown ones while the rest loads', async () => {
    const late = delayedResponse({ status: 503 })
    const { to } = supportServer({
      answers: {
        [`GET ${LIST}`]: async call =>
          to(LIST).length > 1 ? late.answer() : { body: samplePage(many, call) },
      },
    })
    const { user } = renderSupport({ route: '/support' })
    await user.click(await more(130))
    await waitFor(() => expect(to(LIST)).toHaveLength(2))
    expect(screen.getByRole('link', { name: /Question 0(?!\d)/ })).toBeInTheDocument()
    late.come()
  })
})
