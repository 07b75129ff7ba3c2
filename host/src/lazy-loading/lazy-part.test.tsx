import { answerHttp, renderUi } from '@sufra/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { hostTexts } from '#src/testing/host-texts.ts'
import { useNewHost } from './host-update.ts'
import { lazyPart } from './lazy-part.tsx'

const Loaded = () => <p>loaded</p>

it('renders a preloaded part at the first render', async () => {
  const { Part, preload } = lazyPart(async () => Loaded)
  await preload()
  renderUi(<Part />)
  expect(screen.getByText('loaded')).toBeInTheDocument()
})

it('loads a part once for several requests', async () => {
  const load = jest.fn(async () => Loaded)
  const { Part, preload } = lazyPart(load)
  renderUi(
    <>
      <Part />
      <Part />
    </>,
  )
  await preload()
  expect(await screen.findAllByText('loaded')).toHaveLength(2)
  expect(load).toHaveBeenCalledTimes(1)
})

it('reports a part that failed to load, and loads it again without a page reload', async () => {
  let isDown = true
  const { Part } = lazyPart(async () => {
    if (isDown) throw new Error('chunk is gone')
    return Loaded
  })
  const { user } = renderUi(<Part />, { namespaces: hostTexts })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  await user.click(retry)
  expect(await screen.findByText('loaded')).toBeInTheDocument()
})

// As webpack throws it.
const loadError = (request: string) => Object.assign(new Error('Loading chunk 7 failed'), { request })
const FILE = 'http://localhost/7.4f2a9c1b.js'

it.each([
  ['offers the newer build if the server no longer has the file', 404, true],
  ['offers no newer build for a file that the server has', 200, false],
])('%s', async (_title, status, isThere) => {
  useNewHost.setState({ isThere: false })
  const { calls } = answerHttp({ 'HEAD /7.4f2a9c1b.js': { status } })
  const { Part } = lazyPart(() => Promise.reject(loadError(FILE)))
  renderUi(<Part />, { namespaces: hostTexts })
  await screen.findByRole('button', { name: 'Try again' })
  await waitFor(() => expect(calls).toHaveLength(1))
  await waitFor(() => expect(useNewHost.getState().isThere).toBe(isThere))
  useNewHost.setState({ isThere: false })
})
