import { answerHttp, renderUi } from '@sufra/shared/testing'
import type { HttpAnswer } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import { screen } from '@testing-library/react'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { sampleProduct } from '#src/testing/sample-products.ts'
import { UndoBar } from '../undo/undo-bar.tsx'
import { useUndoOffer } from '../undo/undo-offer.ts'
import { useAvailabilityCalls } from './availability-calls.ts'
import { usePendingSaves } from './pending-saves.ts'

// One more than the limit of one call.
const MANY = Array.from({ length: 501 }, (_none, at) => sampleProduct({ id: at + 1 }))
const FIRST_IDS = MANY.slice(0, 500).map(({ id }) => id)
const BRAND = { branchIds: null, isLimited: false }
const DONE: HttpAnswer = { body: { products: [] } }
const REFUSED: HttpAnswer = { status: 403, body: { code: 'forbidden_branch' } }
const LOST: HttpAnswer = { status: 504 }

const Menu = () => {
  const saving = usePendingSaves()
  const { offered, offer, close } = useUndoOffer()
  const availability = useAvailabilityCalls({ saving, offerUndo: offer })
  return (
    <>
      <button onClick={() => void availability.snooze({ products: MANY, place: BRAND }, {})}>
        Snooze all
      </button>
      {offered && <UndoBar key={offered.id} offered={offered} onClose={close} />}
      <Toaster />
    </>
  )
}

const snooze = async (snoozed: HttpAnswer[], activated: HttpAnswer[] = []) => {
  const { calls } = answerHttp({
    'PUT /api/Product/Snooze': () => snoozed.shift() ?? DONE,
    'PUT /api/Product/Activate': () => activated.shift() ?? DONE,
  })
  const { user } = renderUi(<Menu />, { role: 'Admin', namespaces: { menus: { ar, en } } })
  await user.click(screen.getByRole('button', { name: 'Snooze all' }))
  const sentTo = (verb: string) =>
    calls.flatMap(({ path, body }) => (path === `/api/Product/${verb}` ? [Object(body).productIds] : []))
  return { user, sentTo }
}

describe('more products than one call takes', () => {
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
  afterEach(() => jest.restoreAllMocks())

  it('reports a partial snooze and offers to undo the completed part', async () => {
    const { user, sentTo } = await snooze([REFUSED, DONE])
    expect(
      await screen.findByText('Only 1 of 501 items was changed. Try again for the rest.'),
    ).toBeInTheDocument()
    expect(sentTo('Snooze')).toEqual([FIRST_IDS, [501]])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(sentTo('Activate')).toEqual([[501]])
  })

  it('keeps all products and offers no undo when every call is refused', async () => {
    await snooze([REFUSED, REFUSED])
    expect(await screen.findByText("The item's availability could not be changed")).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  })

  it.each([
    {
      part: 'second',
      answers: [DONE, REFUSED],
      told: 'Only 500 of 501 items are as they were.',
      rest: [501],
    },
    { part: 'first', answers: [REFUSED, DONE], told: 'Only 1 of 501 items is as it was.', rest: FIRST_IDS },
  ])(
    'restores all but the refused $part part, and a retry sends only that part',
    async ({ answers, told, rest }) => {
      const { user, sentTo } = await snooze([], answers)
      await user.click(await screen.findByRole('button', { name: 'Undo' }))
      expect(await screen.findByText(told)).toBeInTheDocument()
      await user.click(screen.getByRole('button', { name: 'Undo the rest' }))
      expect(sentTo('Activate')).toEqual([FIRST_IDS, [501], rest])
      expect(screen.queryByText('Undo the rest')).not.toBeInTheDocument()
    },
  )

  it.each([
    { answers: [LOST, LOST], told: /^No answer came, so it may be done or not/ },
    { answers: [REFUSED, LOST], told: /^No answer came, so it may be done or not/ },
    {
      answers: [LOST, DONE],
      told: 'Done for 1 of 501 items. No answer came for the rest, so they may be done or not.',
    },
  ])('reports a snooze without an answer as unsure: $told', async ({ answers, told }) => {
    await snooze([...answers])
    expect(await screen.findByText(told)).toBeInTheDocument()
    expect(screen.queryByText("The item's availability could not be changed")).not.toBeInTheDocument()
  })

  it('reports an undo without an answer as unsure, and another press completes it', async () => {
    const { user, sentTo } = await snooze([], [LOST, LOST])
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(/it may be done or not/)).toBeInTheDocument()
    expect(screen.queryByText("The item's availability could not be changed")).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(sentTo('Activate')).toEqual([FIRST_IDS, [501], FIRST_IDS, [501]])
  })
})
