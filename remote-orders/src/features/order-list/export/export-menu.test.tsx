import { screen, waitFor } from '@testing-library/react'
import { answerHttp, renderUi } from '@sufra/shared/testing'
import type { HttpAnswer } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { ORDERS_URL } from '../orders-url.ts'
import { ExportMenu } from './export-menu.tsx'

const saved: string[] = []
beforeEach(() => {
  saved.length = 0
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const show = (answer: HttpAnswer | (() => Promise<HttpAnswer>), count = 12) => {
  const { calls } = answerHttp({ 'GET /api/Order/Export': answer })
  const filters = ORDERS_URL.readFilters(new URLSearchParams('state=Ready&search=kabsa'))
  const { user } = renderUi(
    <>
      <ExportMenu filters={filters} place={{ accountId: null, serviceProviderId: null }} count={count} />
      <Toaster />
    </>,
    { role: 'Admin', namespaces: { orders: { ar, en } } },
  )
  const choose = async (name: RegExp) => {
    await user.click(screen.getByRole('button', { name: 'Export' }))
    await user.click(await screen.findByRole('menuitem', { name }))
  }
  return { calls, user, choose }
}

it.each([
  [/CSV/, 'csv'],
  [/Excel/, 'xlsx'],
])('exports %s with the current filters, named after the day in Riyadh', async (name, format) => {
  const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate'] as const
  jest.useFakeTimers({ now: new Date('2026-11-22T21:30:00Z'), doNotFake: [...timers, 'nextTick'] })
  const { calls, choose } = show({ body: 'rows' })
  await choose(name)
  expect(await screen.findByText('The file is ready')).toBeInTheDocument()
  const exported = calls.find(({ path }) => path === '/api/Order/Export')
  expect(exported?.query.get('Format')).toBe(format)
  expect(exported?.query.get('Search')).toBe('kabsa')
  expect(saved).toEqual([`orders-2026-11-23.${format}`])
})

it('shows the number of orders if it exceeds the limit of one file', async () => {
  const { choose } = show({ body: 'rows' }, 100_001)
  await choose(/CSV/)
  expect(await screen.findByText('The file has the first 100,000 orders')).toBeInTheDocument()
})

it('reports a failed export and saves no file', async () => {
  const { choose } = show({ status: 500 })
  await choose(/CSV/)
  expect(await screen.findByText('The file could not be written')).toBeInTheDocument()
  expect(saved).toEqual([])
  expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled()
})

it('can cancel a running export without an error', async () => {
  let finish = (): void => undefined
  const isOver = new Promise<void>(resolve => {
    finish = resolve
  })
  const { user, choose } = show(async () => {
    await isOver
    // Browsers end an aborted request with this error.
    throw new DOMException('stopped', 'AbortError')
  })
  await choose(/CSV/)
  await user.click(await screen.findByRole('button', { name: /^Stop/ }))
  finish()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled())
  expect(saved).toEqual([])
  expect(screen.queryByText('The file could not be written')).not.toBeInTheDocument()
})

it('is disabled without orders', () => {
  show({ body: 'rows' }, 0)
  expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled()
})
