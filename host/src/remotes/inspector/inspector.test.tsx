import { answerHttp, renderUi } from '@sufra/shared/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { InspectorButton } from '#src/layout/navigation/inspector-button.tsx'
import { startTimings, markPhase } from '#src/remotes/trace/timings.ts'
import { useOverrides } from '#src/remotes/override-store.ts'
import { useTabChoices } from '#src/remotes/registry/tab-choices.ts'
import { adoptRegistry, allowOrigins, setRemoteState, useRemotes } from '#src/remotes/remote-store.ts'
import { inspectorTexts } from '#src/testing/inspector-texts.ts'
import { registrySample, releasedSample } from '#src/testing/registry-samples.ts'
import { InspectorDoor } from './inspector-door.tsx'
import { hideInspector, useInspector } from './inspector-state.ts'
import { trace } from '#src/remotes/trace/trace-log.ts'

const STABLE = '1.1.0-bbbbbbbbbb'
const OLD = '1.0.0-aaaaaaaaaa'

const adopt = () => {
  const registry = registrySample({ revision: 7 })
  const consumes = { react: '^19.3.1', '@sufra/shared/ui': '^1.0.0' }
  const stable = releasedSample({ version: STABLE })
  registry.remotes.tables = {
    stable: { ...stable, contract: { ...stable.contract, consumes } },
    previous: releasedSample({ version: OLD }),
    canary: null,
    disabled: false,
  }
  adoptRegistry({ registry, source: 'network' })
}

beforeAll(() => Reflect.set(globalThis, 'SHARED_VERSIONS', { react: '19.3.1' }))
afterAll(() => Reflect.deleteProperty(globalThis, 'SHARED_VERSIONS'))

beforeEach(() => {
  useRemotes.setState(useRemotes.getInitialState(), true)
  useOverrides.setState(useOverrides.getInitialState(), true)
  useTabChoices.setState({}, true)
  hideInspector()
  allowOrigins({ remoteOrigins: ['http://localhost:5001'] })
  adopt()
})

const open = async (role: 'SuperAdmin' | 'Admin' = 'SuperAdmin') => {
  const rendered = renderUi(<InspectorDoor />, { namespaces: inspectorTexts, role })
  fireEvent.keyDown(window, { ctrlKey: true, altKey: true, code: 'KeyI', key: 'ه' })
  const drawer = within(await screen.findByRole('dialog', { name: 'Remotes in this tab' }))
  return { ...rendered, drawer, card: within(drawer.getByRole('region', { name: 'tables' })) }
}

describe('the inspector', () => {
  it('opens by Ctrl+Alt+I on any keyboard and by ?inspect, which it removes from the address', async () => {
    window.history.replaceState(null, '', '/?inspect&tab=all')
    const { unmount } = renderUi(<InspectorDoor />, { namespaces: inspectorTexts, role: 'Admin' })
    expect(await screen.findByRole('dialog')).toBeInTheDocument()
    expect(window.location.search).toBe('?tab=all')
    unmount()
    act(hideInspector)
    await open('Admin')
  })

  it('has a sidebar entry for the operator alone', async () => {
    const { user, unmount } = renderUi(<InspectorButton />, {
      namespaces: inspectorTexts,
      role: 'SuperAdmin',
    })
    await user.click(screen.getByRole('button', { name: 'Remotes' }))
    expect(useInspector.getState().isOpen).toBe(true)
    unmount()
    renderUi(<InspectorButton />, { namespaces: inspectorTexts, role: 'Admin' })
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('states the running version and its reason, left to right in both languages', async () => {
    const { drawer, card } = await open()
    expect(drawer.getByText('stable · 7')).toHaveAttribute('dir', 'ltr')
    expect(card.getByText(STABLE)).toHaveAttribute('dir', 'ltr')
    expect(card.getByText('Not loaded')).toBeInTheDocument()
    expect(card.getByText(/The stable version of this channel/)).toBeInTheDocument()
  })

  it('shows the duration of each load phase', async () => {
    jest.spyOn(performance, 'now').mockReturnValueOnce(100).mockReturnValueOnce(140).mockReturnValueOnce(200)
    startTimings('tables')
    markPhase('tables', 'entry')
    markPhase('tables', 'module')
    jest.restoreAllMocks()
    const { card } = await open()
    expect(card.getByText('40 ms')).toBeInTheDocument()
    expect(card.getByText('60 ms')).toBeInTheDocument()
    expect(card.queryByText('Screen')).not.toBeInTheDocument()
  })

  it('lists shared packages with version and provider, and missing ones', async () => {
    const { card } = await open()
    const row = (name: RegExp) => within(card.getByRole('row', { name, hidden: true }))
    expect(row(/react/).getByText('19.3.1')).toBeInTheDocument()
    expect(row(/react/).getByText('sufra-host')).toBeInTheDocument()
    expect(row(/shared\/ui/).getByText('nobody')).toBeInTheDocument()
    expect(card.getByText('2 files, each checked by its hash')).toBeInTheDocument()
  })

  it('shows the last errors, the current one first', async () => {
    trace({ remote: 'tables', version: STABLE, event: 'entry-failed', error: 'net::ERR' })
    const failure = { code: 'unreachable', detail: 'no answer' } as const
    setRemoteState('tables', { phase: 'failed', attempt: 1, version: STABLE, failure, retryAt: null })
    const { card } = await open()
    const [first, second] = card.getAllByRole('listitem', { hidden: true })
    expect(first).toHaveTextContent('unreachable · no answer')
    expect(second).toHaveTextContent('entry-failed · net::ERR')
    expect(card.getByText('Failed')).toBeInTheDocument()
  })

  it('lists overwritten globals and leftovers of screens apart from errors', async () => {
    trace({ remote: 'tables', version: STABLE, event: 'overwrote', error: 'it overwrote fetch' })
    const left = '/floors left behind a listener of "resize" on window'
    for (const error of [left, left])
      trace({ remote: 'tables', version: STABLE, event: 'left-behind', error })
    const { card } = await open()
    const note = card.getByText('Reached outside its place').parentElement
    const items = within(note ?? document.body).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([left, 'it overwrote fetch'])
    expect(card.queryByText(/s · overwrote/)).not.toBeInTheDocument()
  })

  it('runs another version in this tab and ends it on a second press', async () => {
    const { user, card } = await open()
    expect(card.queryByRole('button', { name: 'Canary' })).not.toBeInTheDocument()
    const previous = card.getByRole('button', { name: 'Previous' })
    await user.click(previous)
    expect(previous).toHaveAttribute('aria-pressed', 'true')
    expect(card.getByText(OLD)).toBeInTheDocument()
    expect(card.getByText(/Picked by hand/)).toBeInTheDocument()
    await user.click(previous)
    expect(card.getByText(STABLE)).toBeInTheDocument()
  })

  it('switches a remote off and on in this tab', async () => {
    const { user, card } = await open()
    await user.click(card.getByRole('button', { name: 'Switch off here' }))
    expect(await card.findByText('Switched off in this tab.')).toBeInTheDocument()
    await user.click(card.getByRole('button', { name: 'Switch on' }))
    await waitFor(() => expect(card.queryByText('Switched off in this tab.')).not.toBeInTheDocument())
  })

  it('runs and ends a test address where overrides are allowed', async () => {
    const { contract } = releasedSample()
    answerHttp({
      'GET /contract.json': { body: { ...contract, name: 'tables', version: '2.0.0-cccccccccc' } },
    })
    const { user, card } = await open()
    await user.type(card.getByLabelText('Test address'), 'http://localhost:5001{Enter}')
    expect(await card.findByText('2.0.0-cccccccccc override')).toBeInTheDocument()
    expect(card.getByText(/Not checked: a test version/)).toBeInTheDocument()
    await user.click(card.getByRole('button', { name: 'Back to the released version' }))
    expect(await card.findByText(STABLE)).toBeInTheDocument()
  })

  it.each([
    ['localhost', /Enter a whole address/],
    ['https://evil.example/', /not on the operator's list/],
    ['http://localhost:5001', /only with a signed link/],
  ])('states why a merchant cannot run %s', async (address, reason) => {
    const { user, card } = await open('Admin')
    await user.type(card.getByLabelText('Test address'), `${address}{Enter}`)
    expect(await card.findByText(reason)).toBeInTheDocument()
    expect(useOverrides.getState().running).toEqual({})
  })
})
