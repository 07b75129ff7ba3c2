import { onServerSignal, reportServerSignal } from '@sufra/shared/api'
import { renderUi } from '@sufra/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { hostTexts } from '#src/testing/host-texts.ts'
import { ServerBar } from './server-bar.tsx'
import { useServerAway, watchServer } from './watch-server.ts'

type Answer = { status: number; missing: string[] } | 'none'

let health: Answer
let stops: (() => void)[]
const heard: string[] = []
const fetched = jest.fn(async () => {
  if (health === 'none') throw new TypeError('Failed to fetch')
  return new Response(JSON.stringify(health), { status: health.status })
})

beforeEach(() => {
  global.fetch = fetched
  heard.length = 0
  stops = [watchServer(), onServerSignal(sign => heard.push(sign))]
})
afterEach(() => {
  stops.forEach(stop => stop())
  fetched.mockClear()
  useServerAway.setState({ isAway: false })
})

const answerAgain = async (): Promise<void> => {
  health = { status: 200, missing: [] }
  await act(async () => void window.dispatchEvent(new Event('online')))
}

const show = () => renderUi(<ServerBar />, { namespaces: hostTexts })

it.each<[string, Answer]>([
  ['nobody answers', 'none'],
  ['its database is away', { status: 503, missing: ['database'] }],
])('appears after a failed call when %s, and disappears when the server is back', async (_name, answer) => {
  health = answer
  show()
  act(() => reportServerSignal('missed'))
  expect(await screen.findByRole('status')).toHaveTextContent('Sufra is not answering right now.')
  await answerAgain()
  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument())
  expect(heard).toEqual(['missed', 'back'])
})

it.each<[string, Answer]>([
  ['the server answers', { status: 200, missing: [] }],
  ['only a remote is missing', { status: 503, missing: ['remote:menus'] }],
])('stays hidden after one failed call while %s', async (_name, answer) => {
  health = answer
  show()
  act(() => reportServerSignal('missed'))
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
  await act(async () => undefined)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  expect(heard).toEqual(['missed'])
})

it('requests the health check once for many failed calls', async () => {
  health = 'none'
  show()
  act(() => ['a', 'b', 'c'].forEach(() => reportServerSignal('missed')))
  await screen.findByRole('status')
  expect(fetched).toHaveBeenCalledTimes(1)
  await answerAgain()
})

it('stays hidden while the device has no network and the offline bar is shown', async () => {
  health = 'none'
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show()
  act(() => reportServerSignal('missed'))
  await waitFor(() => expect(useServerAway.getState().isAway).toBe(true))
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  jest.restoreAllMocks()
  await answerAgain()
})
