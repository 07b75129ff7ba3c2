import type { Ticket, TicketFile, TicketMessage } from '@sufra/shared/contracts/ticket'
import { answerHttp, renderUi, samplePage } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import { screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { supportTexts } from '#src/testing/support-texts.ts'
import { SupportPage } from '../support.page.tsx'

const AT = '2026-11-22T09:00:00.000Z'

export const sampleMessage = (more: Partial<TicketMessage> = {}): TicketMessage => ({
  id: 1,
  ticketId: 7,
  kind: 'text',
  side: 'merchant',
  authorId: 1,
  authorName: 'Noura',
  text: 'Where is the driver?',
  event: null,
  files: [],
  card: null,
  key: null,
  createdAt: AT,
  ...more,
})

export const sampleTicket = (more: Partial<Ticket> = {}): Ticket => ({
  id: 7,
  accountId: 1,
  accountName: '{"ar":"البيت","en":"House"}',
  subject: 'Late driver',
  state: 'WaitingForUs',
  openedBy: 'Noura',
  assigneeId: null,
  assigneeName: null,
  unread: 0,
  readByOthers: 0,
  lastMessage: null,
  lastAt: AT,
  createdAt: AT,
  resolvedAt: null,
  service: null,
  ...more,
})

export const sampleFile = (more: Partial<TicketFile> = {}): TicketFile => ({
  id: 31,
  name: 'receipt.pdf',
  type: 'application/pdf',
  bytes: 20_480,
  width: null,
  height: null,
  ...more,
})

type Answers = Parameters<typeof answerHttp>[0]

interface SupportServer {
  thread?: TicketMessage[]
  ticket?: Ticket
  /** Further responses, by method and path. */
  answers?: Answers
}

/** Stub of the support endpoints; `sentTo(path)` returns the bodies sent to a path. */
export const supportServer = ({ thread = [sampleMessage()], ticket, answers }: SupportServer = {}) => {
  const { calls } = answerHttp({
    'GET /api/Ticket/Get': call => ({ body: samplePage([ticket ?? sampleTicket()], call) }),
    'GET /api/Ticket/Get/Id': { body: ticket ?? sampleTicket({ readByOthers: 1 }) },
    'GET /api/Ticket/Messages': { body: { data: thread, hasOlder: false } },
    'PUT /api/Ticket/Read': { body: {} },
    'POST /api/Ticket/Typing': { body: {} },
    'GET /api/CannedAnswer/Get': {
      body: [{ id: 3, shortcut: 'late', ar: 'نعتذر عن التأخير', en: 'Sorry for the delay' }],
    },
    'GET /api/Ticket/People': { body: [{ id: 9, name: 'Abdulrahman' }] },
    'GET /api/Ticket/Merchant': {
      body: {
        id: 1,
        name: '{"ar":"البيت","en":"House"}',
        status: 'Active',
        planName: null,
        planStatus: null,
        expiryDate: null,
        openOrders: 4,
        tickets: [],
      },
    },
    ...answers,
  })
  const to = (path: string) => calls.filter(call => call.path === path)
  return { calls, to, sentTo: (path: string) => to(path).map(({ body }) => body) }
}

interface RenderSupport {
  page?: ReactNode
  language?: 'ar' | 'en'
  role?: 'Admin' | 'BranchManager' | 'SuperAdmin'
  route?: string
}

/** Renders the screen with conversation 7 open, by default. */
export const renderSupport = ({
  page = <SupportPage />,
  language,
  role = 'Admin',
  route = '/support?ticket=7',
}: RenderSupport = {}) =>
  renderUi(
    <>
      {page}
      <Toaster />
    </>,
    { language, role, route, namespaces: supportTexts },
  )

/** Returns the text box for messages. */
export const messageBox = () => screen.findByRole('textbox', { name: 'Write a message' })

/** Returns queries within the log of messages. */
export const messageLog = async () => within(await screen.findByRole('log', { name: 'Messages' }))
