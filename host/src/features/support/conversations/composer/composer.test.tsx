import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ServiceProvider } from '@sufra/shared/contracts/merchant'
import { sampleOrder, samplePage } from '@sufra/shared/testing'
import {
  messageBox,
  renderSupport,
  sampleFile,
  sampleMessage,
  sampleTicket,
  supportServer,
} from '../testing/support-server.tsx'
import { useOutbox } from './outbox.ts'

const POST = '/api/Ticket/Message'
const FILES = '/api/Ticket/AddFile'
const taken = { [`POST ${POST}`]: { body: sampleMessage({ id: 2, text: 'sent' }) } }

const BRAND: ServiceProvider = {
  id: 4,
  accountId: 42,
  name: '{"ar":"البيت","en":"House"}',
  logoUrl: null,
  color: null,
  typeId: null,
  phone: null,
  isActive: true,
}

const fileOf = (name: string, { bytes = 10, type = 'application/pdf' } = {}) => {
  const file = new File(['x'], name, { type })
  Object.defineProperty(file, 'size', { value: bytes })
  return file
}
const chooseFiles = async (...files: File[]) => {
  await messageBox()
  fireEvent.change(screen.getByLabelText('Attach a picture or a PDF', { selector: 'input' }), {
    target: { files },
  })
}
const pressSend = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }))

beforeEach(() => useOutbox.setState({ pending: [] }))

it('uploads a chosen file at once and sends it without text', async () => {
  const server = supportServer({ answers: { ...taken, [`POST ${FILES}`]: { body: sampleFile() } } })
  renderSupport()
  await chooseFiles(fileOf('receipt.pdf'))
  expect(await screen.findByRole('button', { name: 'Remove receipt.pdf' })).toBeVisible()
  expect(server.to(FILES)[0]?.query.get('TicketId')).toBe('7')
  pressSend()
  await waitFor(() => expect(server.sentTo(POST)).toMatchObject([{ text: '', fileIds: [31] }]))
  expect(screen.queryByRole('button', { name: 'Remove receipt.pdf' })).not.toBeInTheDocument()
})

it('does not send a removed file', async () => {
  const server = supportServer({ answers: { ...taken, [`POST ${FILES}`]: { body: sampleFile() } } })
  const { user } = renderSupport()
  await chooseFiles(fileOf('receipt.pdf'))
  await user.click(await screen.findByRole('button', { name: 'Remove receipt.pdf' }))
  await user.type(await messageBox(), 'No file{Enter}')
  await waitFor(() => expect(server.sentTo(POST)).toMatchObject([{ text: 'No file', fileIds: [] }]))
})

it('sends nothing during an upload', async () => {
  let arrive = (): void => undefined
  const isHere = new Promise<void>(resolve => {
    arrive = resolve
  })
  const stored = async () => {
    await isHere
    return { body: sampleFile() }
  }
  const server = supportServer({ answers: { ...taken, [`POST ${FILES}`]: stored } })
  const { user } = renderSupport()
  await chooseFiles(fileOf('receipt.pdf'))
  await user.type(await messageBox(), 'With a file{Enter}')
  expect(await messageBox()).toHaveValue('With a file')
  expect(server.sentTo(POST)).toEqual([])
  arrive()
  await screen.findByRole('button', { name: 'Remove receipt.pdf' })
  pressSend()
  await waitFor(() => expect(server.sentTo(POST)).toMatchObject([{ text: 'With a file', fileIds: [31] }]))
})

it('does not upload a file over 5 MB', async () => {
  const server = supportServer()
  renderSupport()
  await chooseFiles(fileOf('film.pdf', { bytes: 5 * 1024 * 1024 + 1 }))
  expect(await screen.findByText(/film\.pdf.* is larger than 5 MB/)).toBeVisible()
  expect(server.to(FILES)).toEqual([])
})

it('says what to do with a HEIC photo that this browser cannot open', async () => {
  const server = supportServer()
  renderSupport()
  await chooseFiles(new File(['\0\0\0\u0014ftypheic\0\0\0\0heic'], 'IMG_1.HEIC', { type: 'image/heic' }))
  expect(await screen.findByText(/IMG_1\.HEIC.* is a HEIC picture.*Most Compatible/)).toBeVisible()
  expect(server.to(FILES)).toEqual([])
})

it.each([
  [413, 'payload_too_large', /photo\.png.* is larger than 5 MB/],
  [415, 'unsupported_media_type', /photo\.png.* is neither a picture \(PNG, JPEG, WebP\) nor a PDF/],
  [500, 'internal_error', /photo\.png.* was not attached\. Please try again/],
])('explains a file refused with %i and keeps the text', async (status, code, reason) => {
  supportServer({ answers: { [`POST ${FILES}`]: { status, body: { code, status } } } })
  const { user } = renderSupport()
  await user.type(await messageBox(), 'half a sentence')
  await chooseFiles(fileOf('photo.png', { type: 'image/png' }))
  expect(await screen.findByText(reason)).toBeVisible()
  expect(await messageBox()).toHaveValue('half a sentence')
})

it('accepts five files and refuses the sixth', async () => {
  let id = 40
  const server = supportServer({
    answers: { [`POST ${FILES}`]: () => ({ body: sampleFile({ id: ++id, name: `file-${id}.pdf` }) }) },
  })
  renderSupport()
  await chooseFiles(...[1, 2, 3, 4, 5, 6].map(place => fileOf(`chosen-${place}.pdf`)))
  expect(await screen.findByText('At most 5 files go with one message')).toBeVisible()
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Remove file-/ })).toHaveLength(5))
  expect(server.to(FILES)).toHaveLength(5)
})

it('attaches an order of the last thirty days', async () => {
  const found = sampleOrder({ id: 88, orderNumber: '4821' })
  const server = supportServer({
    answers: { ...taken, 'GET /api/Order/Get': call => ({ body: samplePage([found], call) }) },
  })
  const { user } = renderSupport()
  await user.click(await screen.findByRole('button', { name: 'Attach an order or a product' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Attach an order or a product' }))
  await user.click(await dialog.findByRole('button', { name: /#4821/ }))
  expect(await screen.findByRole('button', { name: 'Remove #4821' })).toBeVisible()
  expect(server.to('/api/Order/Get')[0]?.query.get('AccountId')).toBe('0')
  pressSend()
  await waitFor(() => expect(server.sentTo(POST)).toMatchObject([{ orderId: 88, productId: null }]))
})

it("lets the operator find orders and products of the conversation's merchant", async () => {
  const server = supportServer({
    ticket: sampleTicket({ accountId: 42 }),
    answers: {
      'GET /api/ServiceProvider/Get': call => ({ body: samplePage([BRAND], call) }),
      'GET /api/Product/Get': call => ({ body: samplePage([], call) }),
      'GET /api/Order/Get': call => ({ body: samplePage([], call) }),
    },
  })
  const { user } = renderSupport({ role: 'SuperAdmin' })
  await user.click(await screen.findByRole('button', { name: 'Attach an order or a product' }))
  expect(await screen.findByText('Nothing matches')).toBeVisible()
  expect(server.to('/api/Order/Get')[0]?.query.get('AccountId')).toBe('42')
  await user.click(screen.getByRole('tab', { name: 'Products' }))
  await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'kabsa')
  await waitFor(() => expect(server.to('/api/Product/Get').at(-1)?.query.get('Name')).toBe('kabsa'))
  expect(server.to('/api/ServiceProvider/Get')[0]?.query.get('AccountId')).toBe('42')
})

it('retries a list of orders that failed to load', async () => {
  const server = supportServer({ answers: { 'GET /api/Order/Get': { status: 500 } } })
  const { user } = renderSupport()
  await user.click(await screen.findByRole('button', { name: 'Attach an order or a product' }))
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('The list did not come')).toBeVisible()
  await user.click(alert.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(server.to('/api/Order/Get')).toHaveLength(2))
})

it('marks an internal note and sends no typing event for it', async () => {
  const server = supportServer({ answers: taken })
  const { user } = renderSupport({ role: 'SuperAdmin' })
  await messageBox()
  await user.click(screen.getByRole('tab', { name: 'Note' }))
  await user.type(screen.getByRole('textbox', { name: 'Internal note' }), 'Call him{Enter}')
  await waitFor(() => expect(server.sentTo(POST)).toMatchObject([{ text: 'Call him', isNote: true }]))
  expect(server.to('/api/Ticket/Typing')).toEqual([])
})

it('offers a merchant neither notes nor canned answers', async () => {
  const server = supportServer()
  const { user } = renderSupport()
  await user.type(await messageBox(), '/late')
  for (const role of ['tab', 'option'])
    expect(screen.queryByRole(role, { name: /Note|late/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Canned answers', hidden: false })).not.toBeInTheDocument()
  expect(server.to('/api/CannedAnswer/Get')).toEqual([])
})

it('moves through matching canned answers with the arrow keys and inserts one on a press', async () => {
  supportServer({
    answers: {
      'GET /api/CannedAnswer/Get': {
        body: [
          { id: 3, shortcut: 'late', ar: 'نعتذر عن التأخير', en: 'Sorry for the delay' },
          { id: 4, shortcut: 'later', ar: 'نعود إليك لاحقا', en: 'We come back to you' },
        ],
      },
    },
  })
  const { user } = renderSupport({ role: 'SuperAdmin' })
  const box = await messageBox()
  await user.type(box, '/lat')
  const chosen = () => screen.getByRole('option', { selected: true, hidden: false })
  await waitFor(() => expect(chosen()).toHaveTextContent('/late'))
  await user.keyboard('{ArrowUp}')
  expect(chosen()).toHaveTextContent('/later')
  expect(box).toHaveAttribute('aria-activedescendant', 'canned-4')
  await user.keyboard('{ArrowDown}')
  expect(chosen()).toHaveTextContent('Sorry for the delay')
  await user.click(screen.getByRole('option', { name: /later/, hidden: false }))
  expect(box).toHaveValue('We come back to you')
  expect(box).toHaveFocus()
})

it('appends a canned answer from the button to the text', async () => {
  supportServer()
  const { user } = renderSupport({ role: 'SuperAdmin' })
  const box = await messageBox()
  await user.type(box, 'Hello Noura,')
  const button = screen.getByRole('button', { name: 'Canned answers', hidden: false })
  await user.click(button)
  expect(box).toHaveValue('Hello Noura,')
  await user.click(await screen.findByRole('option', { name: /late/, hidden: false }))
  expect(box).toHaveValue('Hello Noura,\nSorry for the delay')
  expect(box).toHaveFocus()
  expect(screen.queryByRole('option', { hidden: false })).not.toBeInTheDocument()
})

it('hides canned answers on the next letter and on a second press', async () => {
  supportServer()
  const { user } = renderSupport({ role: 'SuperAdmin' })
  const box = await messageBox()
  await user.type(box, 'Hello')
  const button = screen.getByRole('button', { name: 'Canned answers', hidden: false })
  await user.click(button)
  expect(await screen.findByRole('option', { name: /late/, hidden: false })).toBeInTheDocument()
  await user.click(button)
  expect(screen.queryByRole('option', { hidden: false })).not.toBeInTheDocument()
  await user.click(button)
  await user.type(box, '!')
  expect(screen.queryByRole('option', { hidden: false })).not.toBeInTheDocument()
  expect(box).toHaveValue('Hello!')
})

it('starts a search from the button in an empty box', async () => {
  supportServer()
  const { user } = renderSupport({ role: 'SuperAdmin' })
  const box = await messageBox()
  await user.click(screen.getByRole('button', { name: 'Canned answers', hidden: false }))
  expect(box).toHaveValue('/')
  expect(await screen.findByRole('option', { name: /late/, hidden: false })).toBeInTheDocument()
})

it('sends one typing event for several letters', async () => {
  const server = supportServer()
  const { user } = renderSupport()
  await user.type(await messageBox(), 'Where is he?')
  expect(server.sentTo('/api/Ticket/Typing')).toEqual([{ ticketId: 7 }])
})
