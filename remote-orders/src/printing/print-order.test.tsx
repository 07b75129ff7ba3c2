import { act, cleanup, screen, waitFor } from '@testing-library/react'
import type { ServiceProvider } from '@sufra/shared/contracts/merchant'
import type { Order } from '@sufra/shared/contracts/order'
import type { ReceiptSeller } from '@sufra/shared/contracts/receipt'
import type { HttpCall } from '@sufra/shared/testing'
import { answerHttp, offers, renderUi, sampleLine, sampleOrder, samplePage } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { OrderActions } from '#src/features/live-board/card/order-actions.tsx'
import { useOrderAction } from '#src/order-actions/order-action.queries.ts'
import { AutoPrintButton } from './auto-print-button.tsx'
import { usePrint } from './use-print.ts'

const namespaces = { orders: { ar, en } }
const order = sampleOrder({
  note: 'الصوص على جنب',
  availableActions: offers('Print'),
  productOrder: [sampleLine({ note: 'بدون ملح' })],
})

const BRAND: ServiceProvider = {
  id: order.serviceProviderId,
  accountId: 1,
  name: '{"ar":"البيت العتيق","en":"Al Bait"}',
  logoUrl: '/images/house.webp',
  color: '#0f766e',
  typeId: null,
  phone: null,
  isActive: true,
}

/** Content of the paper at each call of window.print. */
let papers: {
  text: string
  dir: string
  codes: number
  style: string
  logo?: string | null
  color?: string
}[] = []

/** jsdom does not decode images. */
const decode = jest.fn<Promise<void>, []>()
Object.assign(HTMLImageElement.prototype, { decode })

beforeEach(() => {
  papers = []
  decode.mockResolvedValue()
  localStorage.clear()
  window.print = () => {
    const paper = document.querySelector<HTMLElement>('.sf-paper')
    papers.push({
      text: paper?.textContent ?? '',
      dir: paper?.dir ?? '',
      codes: paper?.querySelectorAll('svg path').length ?? 0,
      style: document.head.textContent ?? '',
      logo: paper?.querySelector('img')?.getAttribute('src'),
      color: paper?.querySelector('h1')?.style.color,
    })
  }
})

const bodiesOf = (calls: HttpCall[]) =>
  calls.filter(({ path }) => path === '/api/Order/ExecuteAction').map(({ body }) => body)

const serve = (printed: Order = { ...order, printCount: 1, rowVersion: 2 }, qr: string | null = 'AQID') => {
  const seller: ReceiptSeller = {
    name: BRAND.name,
    logoUrl: BRAND.logoUrl,
    color: BRAND.color,
    legalName: { ar: 'شركة البيت', en: 'House Company' },
    vatNumber: qr && '310122393500003',
    companyNumber: '1010445566',
    address: 'RRRD2929',
    header: { ar: 'أهلًا بكم', en: '' },
    footer: { ar: 'شكرًا', en: 'Thank you' },
  }
  const { calls } = answerHttp({
    'GET /api/ServiceProvider/Get': call => ({ body: samplePage([BRAND], call) }),
    'POST /api/Order/ExecuteAction': { body: printed },
    'GET /api/Order/Receipt/1': { body: { order, seller, qr } },
  })
  return () => bodiesOf(calls)
}

const Printing = ({ kind }: { kind: 'ticket' | 'receipt' }) => {
  const { print } = usePrint()
  return <button onClick={() => print(order, kind)}>print</button>
}

const print = async (kind: 'ticket' | 'receipt', language: 'ar' | 'en' = 'ar') => {
  cleanup()
  const { user } = renderUi(<Printing kind={kind} />, { namespaces, language })
  await user.click(screen.getByRole('button', { name: 'print' }))
  await waitFor(() => expect(papers).toHaveLength(1))
}

it('prints a kitchen ticket from right to left, without prices', async () => {
  const bodies = serve()
  await print('ticket')
  const [paper] = papers
  expect(paper).toMatchObject({ dir: 'rtl', codes: 0 })
  for (const words of ['#4821', '2×', 'كبسة لحم', 'أرز إضافي', 'بدون ملح', 'الصوص على جنب', 'العليا'])
    expect(paper?.text).toContain(words)
  expect(paper?.text).not.toContain('146')
  expect(paper?.style).toMatch(/@page \{ size: 80mm \d+mm; margin: 0 \}/)
  await waitFor(() => expect(bodies()).toEqual([{ orderId: 1, action: 10 }]))
  expect(document.querySelector('.sf-paper')).toBeNull()
})

it('prints a receipt with the included VAT, and with the QR code if there is a VAT number', async () => {
  serve()
  await print('receipt', 'en')
  expect(papers[0]).toMatchObject({ dir: 'ltr', codes: 1 })
  for (const words of ['Al Bait', 'Simplified tax invoice', '310122393500003', '19.04', '126.96', '146.00'])
    expect(papers[0]?.text).toContain(words)
})

it("prints the brand's logo on both papers, and leaves no gap if it fails to load", async () => {
  serve()
  await print('ticket', 'en')
  expect(papers[0]).toMatchObject({ logo: '/images/house.webp', color: 'rgb(15, 118, 110)' })
  expect(papers[0]?.text).toContain('Al Bait')
  decode.mockRejectedValue(new Error('gone'))
  papers = []
  await print('receipt', 'en')
  expect(papers[0]).toMatchObject({ logo: undefined, color: 'rgb(15, 118, 110)' })
})

it("prints the seller and the merchant's texts, in the other language where one is missing", async () => {
  serve()
  await print('receipt', 'en')
  for (const words of ['House Company', '1010445566', 'RRRD2929', 'أهلًا بكم', 'Thank you'])
    expect(papers[0]?.text).toContain(words)
  expect(papers[0]?.text).not.toContain('شكرًا')
})

it('prints a ticket even if the brands fail to load', async () => {
  const { calls } = answerHttp({
    'GET /api/ServiceProvider/Get': { status: 503, body: { code: 'unavailable' } },
    'POST /api/Order/ExecuteAction': { body: order },
  })
  await print('ticket')
  expect(papers[0]?.text).toContain('كبسة لحم')
  await waitFor(() => expect(calls.at(-1)?.path).toBe('/api/Order/ExecuteAction'))
})

it.each([
  ['the server refuses to', { status: 409, body: { code: 'illegal_transition' } }],
  ['the server is away', { status: 503, body: { code: 'unavailable' } }],
  ['the network is lost', null],
])('reports no failure for a printed ticket that is not counted because %s', async (_why, answer) => {
  if (answer) answerHttp({ 'POST /api/Order/ExecuteAction': answer })
  const Page = () => (
    <>
      <Printing kind="ticket" />
      <Toaster />
    </>
  )
  const { user } = renderUi(<Page />, { namespaces })
  await user.click(screen.getByRole('button', { name: 'print' }))
  await waitFor(() => expect(papers).toHaveLength(1))
  await waitFor(() => expect(document.querySelector('.sf-paper')).toBeNull())
  await act(() => new Promise(resolve => setTimeout(resolve, 50)))
  expect(screen.queryByText('The paper could not be prepared')).not.toBeInTheDocument()
})

it('prints no receipt if the server refuses it', async () => {
  answerHttp({ 'GET /api/Order/Receipt/1': { status: 503, body: { code: 'unavailable' } } })
  const Page = () => (
    <>
      <Printing kind="receipt" />
      <Toaster />
    </>
  )
  const { user } = renderUi(<Page />, { namespaces })
  await user.click(screen.getByRole('button', { name: 'print' }))
  expect(await screen.findByText('The paper could not be prepared')).toBeVisible()
  expect(papers).toEqual([])
})

it('is titled receipt, not tax invoice, without a VAT number', async () => {
  serve(undefined, null)
  await print('receipt', 'en')
  expect(papers[0]?.codes).toBe(0)
  expect(papers[0]?.text).not.toContain('tax invoice')
})

const Accepting = ({ shown }: { shown: Order }) => {
  const runner = useOrderAction()
  return (
    <>
      <Toaster />
      <AutoPrintButton />
      <OrderActions order={shown} runner={runner} onReject={() => undefined} />
    </>
  )
}

const accept = async (isAutomatic: boolean) => {
  const bodies = serve()
  const shown = sampleOrder()
  const { user } = renderUi(<Accepting shown={shown} />, { namespaces })
  const button = screen.getByRole('button', { name: 'Print on accept' })
  if ((button.getAttribute('aria-pressed') === 'true') !== isAutomatic) await user.click(button)
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(bodies().length).toBeGreaterThan(0))
  return bodies
}

it('prints and counts the ticket after accepting an order if auto-print is on', async () => {
  const bodies = await accept(true)
  await waitFor(() => expect(bodies()).toMatchObject([{ action: 1 }, { action: 10 }]))
  expect(papers).toHaveLength(1)
})

it('accepts an order even if the printer fails', async () => {
  window.print = () => {
    throw new Error('no printer')
  }
  const bodies = await accept(true)
  expect(await screen.findByText('The paper could not be prepared')).toBeVisible()
  expect(bodies()).toMatchObject([{ action: 1 }])
})

it('prints nothing if auto-print is off', async () => {
  const bodies = await accept(false)
  await waitFor(() => expect(bodies()).toHaveLength(1))
  expect(papers).toEqual([])
})
