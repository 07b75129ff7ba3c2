import { screen, waitFor, within } from '@testing-library/react'
import type { BranchEscalation } from '@sufra/shared/contracts/escalation'
import type { Branch } from '@sufra/shared/contracts/merchant'
import { answerHttp, delayedResponse, renderUi, samplePage } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { EscalationButton } from './escalation-button.tsx'

const branch = (id: number, name: string): Branch => ({
  id,
  serviceProviderId: 1,
  name: JSON.stringify({ ar: name, en: name }),
  city: 'riyadh',
  prepMinutes: 20,
  isActive: true,
  state: 'Open',
  stateUntil: null,
  stateSince: null,
  channelPauses: [],
  stateReason: null,
  busyMinutes: null,
  timeZone: 'Asia/Riyadh',
  dayStartHour: 4,
})
const BRANCHES = [branch(1, 'Olaya'), branch(2, 'Malqa')]

const stored = (branchId: number): BranchEscalation => ({
  branchId,
  settings: {
    louder: { isOn: true, seconds: 60 },
    managers: { isOn: false, seconds: 120, people: [] },
    owner: { isOn: false, seconds: 180, people: [], hasMail: true },
  },
  people: [
    { id: 7, name: 'Nora', roleName: '{"ar":"مدير فرع","en":"Branch manager"}', hasDevice: true },
    { id: 8, name: 'Fahad', roleName: '{"ar":"كاشير","en":"Cashier"}', hasDevice: false },
  ],
})

const open = async (role: 'Admin' | 'Cashier' = 'Admin', answers: Parameters<typeof answerHttp>[0] = {}) => {
  const { calls } = answerHttp({
    'GET /api/Branch/Get': call => ({ body: samplePage(BRANCHES, call) }),
    'GET /api/Escalation/Get': ({ query }) => ({ body: stored(Number(query.get('BranchId'))) }),
    'PUT /api/Escalation/Update': ({ body }) => ({ body: { ...stored(1), ...Object(body) } }),
    ...answers,
  })
  const ui = renderUi(
    <>
      <EscalationButton />
      <Toaster />
    </>,
    { role, namespaces: { orders: { ar, en } } },
  )
  return { ...ui, calls, sent: () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body) }
}

it('shows no button to users who may not change a branch', async () => {
  await open('Cashier')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('switches a step on for chosen people of a branch and saves all steps', async () => {
  const { user, sent } = await open()
  await user.click(screen.getByRole('button', { name: 'When nobody answers' }))
  const dialog = await screen.findByRole('dialog')
  await user.selectOptions(await within(dialog).findByLabelText('Branch'), 'Malqa')
  await user.click(await within(dialog).findByRole('switch', { name: 'Ask the managers' }))
  const step = within(dialog).getByRole('region', { name: 'Ask the managers' })
  await user.click(within(step).getByRole('combobox'))
  expect(await screen.findByText('Cashier · no device to reach')).toBeVisible()
  await user.click(await screen.findByRole('option', { name: /Nora/ }))
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  const { settings } = stored(2)
  const managers = { isOn: true, seconds: 120, people: [7] }
  expect(sent()[0]).toEqual({ branchId: 2, settings: { ...settings, managers } })
})

it('rejects a step that is due before the previous one, with an error at its field', async () => {
  const { user, sent } = await open()
  await user.click(screen.getByRole('button', { name: 'When nobody answers' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(await within(dialog).findByRole('switch', { name: 'Ask the owner' }))
  const seconds = within(within(dialog).getByRole('region', { name: 'Ask the owner' })).getByRole('textbox')
  await user.clear(seconds)
  await user.type(seconds, '٣٠')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await within(dialog).findByText('Later than the step before it.')).toBeVisible()
  expect(sent()).toEqual([])
})

it('keeps the stored number of a step whose field was emptied before it was switched off', async () => {
  const { user, sent } = await open()
  await user.click(screen.getByRole('button', { name: 'When nobody answers' }))
  const dialog = within(await screen.findByRole('dialog'))
  const louder = await dialog.findByRole('region', { name: 'Ring louder' })
  await user.clear(within(louder).getByRole('textbox'))
  await user.click(within(louder).getByRole('switch'))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  const { settings } = stored(1)
  const off = { ...settings, louder: { isOn: false, seconds: 60 } }
  await waitFor(() => expect(sent()).toEqual([{ branchId: 1, settings: off }]))
})

it('rejects a missing number with an error at its field', async () => {
  const { user, sent } = await open()
  await user.click(screen.getByRole('button', { name: 'When nobody answers' }))
  const dialog = within(await screen.findByRole('dialog'))
  const seconds = within(await dialog.findByRole('region', { name: 'Ring louder' })).getByRole('textbox')
  await user.clear(seconds)
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(seconds).toBeInvalid())
  expect(sent()).toEqual([])
})

it('saves whether the owner gets a mail', async () => {
  const { user, sent } = await open()
  await user.click(screen.getByRole('button', { name: 'When nobody answers' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('switch', { name: 'Ask the owner' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Send a mail too' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent()).toMatchObject([{ settings: { owner: { isOn: true, hasMail: false } } }]))
})

it('keeps the input when the server refuses it', async () => {
  const { user } = await open('Admin', { 'PUT /api/Escalation/Update': { status: 503 } })
  await user.click(screen.getByRole('button', { name: 'When nobody answers' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('switch', { name: 'Ask the managers' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByRole('alert')).not.toBeEmptyDOMElement()
  expect(dialog.getByRole('switch', { name: 'Ask the managers' })).toBeChecked()
})

it('retries settings that failed to load', async () => {
  const { user } = await open('Admin', { 'GET /api/Escalation/Get': { status: 500 } })
  await user.click(screen.getByRole('button', { name: 'When nobody answers' }))
  expect(await screen.findByText('The settings did not load')).toBeVisible()
  answerHttp({ 'GET /api/Escalation/Get': { body: stored(1) } })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('switch', { name: 'Ring louder' })).toBeChecked()
})

it('shows an error and a retry when the branches failed to load', async () => {
  const { user } = await open('Admin', {
    'GET /api/Branch/Get': { status: 503, body: { code: 'unavailable' } },
  })
  await user.click(screen.getByRole('button', { name: 'When nobody answers' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('The settings did not load')).toBeVisible()
  answerHttp({
    'GET /api/Branch/Get': call => ({ body: samplePage(BRANCHES, call) }),
    'GET /api/Escalation/Get': { body: stored(1) },
  })
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByRole('switch', { name: 'Ring louder' })).toBeChecked()
})

it('keeps the form of the next branch open, with its input, when the previous one is saved', async () => {
  const late = delayedResponse({ body: stored(1) })
  const { user } = await open('Admin', { 'PUT /api/Escalation/Update': late.answer })
  await user.click(screen.getByRole('button', { name: 'When nobody answers' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('button', { name: en.escalation.save }))
  await user.selectOptions(dialog.getByRole('combobox', { name: en.escalation.branch }), 'Malqa')
  await waitFor(() => expect(dialog.getByRole('button', { name: en.escalation.save })).toBeEnabled())
  const [seconds] = await dialog.findAllByRole('textbox')
  if (!seconds) throw new Error('There is no box for the seconds')
  await user.clear(seconds)
  await user.type(seconds, '45')
  late.come()
  expect(await screen.findByText(en.escalation.saved)).toBeInTheDocument()
  expect(seconds).toBeInTheDocument()
  expect(seconds).toHaveValue('45')
})
