import { screen, waitFor } from '@testing-library/react'
import type { Order } from '@sufra/shared/contracts/order'
import { answerHttp, offers, renderUi, sampleLine, sampleOrder } from '@sufra/shared/testing'
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

/** What lay on the paper when the browser was asked to print. */
let papers: { text: string; dir: string; codes: number; style: string }[] = []

beforeEach(() => {
  papers = []
  localStorage.clear()
  window.print = () => {
    const paper = document.querySelector<HTMLElement>('.sf-paper')
    papers.push({
      text: paper?.textContent ?? '',
      dir: paper?.dir ?? '',
      codes: paper?.querySelectorAll('svg path').length ?? 0,
      style: document.head.textContent ?? '',
    })
  }
})

const serve = (printed: Order = { ...order, printCount: 1, rowVersion: 2 }, qr: string | null = 'AQID') => {
  const seller = { name: '{"ar":"البيت العتيق","en":"Al Bait"}', vatNumber: qr && '310122393500003' }
  return answerHttp({
    'POST /api/Order/ExecuteAction': { body: printed },
    'GET /api/Order/Receipt/1': { body: { order, seller, qr } },
  }).calls
}

const Printing = ({ kind }: { kind: 'ticket' | 'receipt' }) => {
  const { print } = usePrint()
  return <button onClick={() => print(order, kind)}>print</button>
}

const print = async (kind: 'ticket' | 'receipt', language: 'ar' | 'en' = 'ar') => {
  const { user } = renderUi(<Printing kind={kind} />, { namespaces, language })
  await user.click(screen.getByRole('button', { name: 'print' }))
  await waitFor(() => expect(papers).toHaveLength(1))
}

it('a ticket has what the kitchen needs, from right to left, and no money', async () => {
  const calls = serve()
  await print('ticket')
  const [paper] = papers
  expect(paper).toMatchObject({ dir: 'rtl', codes: 0 })
  for (const words of ['#4821', '2×', 'كبسة لحم', 'أرز إضافي', 'بدون ملح', 'الصوص على جنب', 'العليا'])
    expect(paper?.text).toContain(words)
  expect(paper?.text).not.toContain('146')
  expect(paper?.style).toMatch(/@page \{ size: 80mm \d+mm; margin: 0 \}/)
  await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ orderId: 1, action: 10 }]))
  expect(document.querySelector('.sf-paper')).toBeNull()
})

it('a receipt has the tax within the sum, and the code where there is a tax number', async () => {
  serve()
  await print('receipt', 'en')
  expect(papers[0]).toMatchObject({ dir: 'ltr', codes: 1 })
  for (const words of ['Al Bait', 'Simplified tax invoice', '310122393500003', '19.04', '126.96', '146.00'])
    expect(papers[0]?.text).toContain(words)
})

it('without a tax number it is a receipt and no tax invoice', async () => {
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
  const calls = serve()
  const shown = sampleOrder()
  const { user } = renderUi(<Accepting shown={shown} />, { namespaces })
  const button = screen.getByRole('button', { name: 'Print on accept' })
  if ((button.getAttribute('aria-pressed') === 'true') !== isAutomatic) await user.click(button)
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(calls.length).toBeGreaterThan(0))
  return calls
}

it('a device that was told to prints the ticket of what it accepts, after the acceptance, and counts it', async () => {
  const calls = await accept(true)
  await waitFor(() => expect(calls.map(({ body }) => body)).toMatchObject([{ action: 1 }, { action: 10 }]))
  expect(papers).toHaveLength(1)
})

it('a printer that fails holds no acceptance up', async () => {
  window.print = () => {
    throw new Error('no printer')
  }
  const calls = await accept(true)
  expect(await screen.findByText('The paper could not be prepared')).toBeVisible()
  expect(calls.map(({ body }) => body)).toMatchObject([{ action: 1 }])
})

it('a device that was not told to prints nothing', async () => {
  const calls = await accept(false)
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(papers).toEqual([])
})
