import { delayedResponse } from '@sufra/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { profileQuery } from './settings.queries.ts'
import { me, section, show } from './testing/show-settings.tsx'

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

describe('the weekly report', () => {
  it('is switched off with one press and confirmed', async () => {
    const { user, bodyOf } = show({ 'PUT /api/WeeklyLetter/Update': { body: { isOn: false } } })
    const letter = await section('Weekly letter')
    await user.click(await letter.findByRole('switch', { checked: true }))
    expect(await screen.findByText('You get no weekly letter any more.')).toBeInTheDocument()
    expect(letter.getByRole('switch')).not.toBeChecked()
    expect(bodyOf('/api/WeeklyLetter/Update')).toEqual({ isOn: false })
  })

  it('is shown as off after a lost response', async () => {
    let isOn = true
    const { user } = show({
      'GET /api/WeeklyLetter/Get': () => ({ body: { isOn } }),
      'PUT /api/WeeklyLetter/Update': () => {
        isOn = false
        return { status: 502 }
      },
    })
    const letter = await section('Weekly letter')
    await user.click(await letter.findByRole('switch', { checked: true }))
    expect(await screen.findByText(/^No answer came/)).toBeInTheDocument()
    await waitFor(() => expect(letter.getByRole('switch')).not.toBeChecked())
  })

  it('can be retried when it failed to load', async () => {
    let isLost = true
    const { user } = show({
      'GET /api/WeeklyLetter/Get': () => (isLost ? { status: 500 } : { body: { isOn: false } }),
    })
    const letter = await section('Weekly letter')
    const retry = await letter.findByRole('button', { name: 'Try again' })
    isLost = false
    await user.click(retry)
    expect(await letter.findByRole('switch', { checked: false })).toBeInTheDocument()
  })

  it('is hidden from people who would not get it', async () => {
    const { calls } = show({}, { role: 'Cashier' })
    await section('Profile')
    expect(screen.queryByRole('region', { name: 'Weekly letter' })).not.toBeInTheDocument()
    expect(calls.map(({ path }) => path)).not.toContain('/api/WeeklyLetter/Get')
  })
})

const WRONG = 'This is not your current password.'

describe('two-step sign-in', () => {
  it('is switched on at once, without a change of the profile', async () => {
    const { user, bodyOf } = show({ 'PUT /api/User/UpdateProfile': { body: me({ isTwoStep: true }) } })
    const twoStep = await section('Two-step sign-in')
    await user.click(twoStep.getByRole('switch'))
    expect(await screen.findByText('Two-step sign-in is on')).toBeInTheDocument()
    expect(twoStep.getByRole('switch')).toBeChecked()
    expect(bodyOf('/api/User/UpdateProfile')).toEqual({ isTwoStep: true })
  })

  it('is switched off with the password, and returns the focus to the switch', async () => {
    const { user, bodyOf } = show({
      'GET /api/User/Get': { body: me({ isTwoStep: true }) },
      'PUT /api/User/UpdateProfile': ({ body }) =>
        Reflect.get(Object(body), 'password') === 'Right-1234'
          ? { body: me() }
          : { status: 400, body: { code: 'validation_failed', errors: { password: [WRONG] } } },
    })
    const twoStep = await section('Two-step sign-in')
    await user.click(twoStep.getByRole('switch', { checked: true }))
    expect(twoStep.getByLabelText('Current password')).toHaveFocus()
    await user.keyboard('Wrong-1234{Enter}')
    expect(await twoStep.findByText(WRONG)).toBeInTheDocument()
    await user.clear(twoStep.getByLabelText('Current password'))
    await user.keyboard('Right-1234{Enter}')
    expect(await screen.findByText('Two-step sign-in is off')).toBeInTheDocument()
    expect(twoStep.getByRole('switch', { checked: false })).toHaveFocus()
    expect(bodyOf('/api/User/UpdateProfile')).toEqual({ isTwoStep: false, password: 'Wrong-1234' })
  })

  it('stays on without the password', async () => {
    const { user, calls } = show({ 'GET /api/User/Get': { body: me({ isTwoStep: true }) } })
    const twoStep = await section('Two-step sign-in')
    await user.click(twoStep.getByRole('switch', { checked: true }))
    await user.click(twoStep.getByRole('button', { name: 'Cancel' }))
    expect(twoStep.getByRole('switch', { checked: true })).toHaveFocus()
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([])
  })

  const LOST = { status: 503, body: { code: 'unavailable' } }

  it('stays unchanged when the request failed', async () => {
    const { user } = show({ 'PUT /api/User/UpdateProfile': LOST })
    const twoStep = await section('Two-step sign-in')
    await user.click(twoStep.getByRole('switch'))
    expect(await screen.findByText(/^That did not work/)).toBeInTheDocument()
    expect(twoStep.getByRole('switch')).not.toBeChecked()
  })

  it('is shown as on after a lost response', async () => {
    let isTwoStep = false
    const { user } = show({
      'GET /api/User/Get': () => ({ body: me({ isTwoStep }) }),
      'PUT /api/User/UpdateProfile': () => {
        isTwoStep = true
        return LOST
      },
    })
    const twoStep = await section('Two-step sign-in')
    await user.click(twoStep.getByRole('switch'))
    expect(await screen.findByText(/^That did not work/)).toBeInTheDocument()
    await waitFor(() => expect(twoStep.getByRole('switch')).toBeChecked())
  })

  it('keeps a name that was saved during the request', async () => {
    const late = delayedResponse({ body: me({ isTwoStep: true }) })
    const { user, queryClient } = show({
      'PUT /api/User/UpdateProfile': ({ body }) =>
        Reflect.has(Object(body), 'isTwoStep') ? late.answer() : { body: me({ name: 'نورة الثانية' }) },
    })
    const profile = await section('Profile')
    const twoStep = (await section('Two-step sign-in')).getByRole('switch')
    await user.click(twoStep)
    await user.clear(profile.getByLabelText('Name'))
    await user.type(profile.getByLabelText('Name'), 'نورة الثانية')
    await user.click(profile.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Your profile was saved')).toBeInTheDocument()
    late.come()
    await waitFor(() => expect(twoStep).toBeChecked())
    await waitFor(() => expect(twoStep).not.toHaveAttribute('aria-busy', 'true'))
    expect(queryClient.getQueryData(profileQuery.queryKey)).toMatchObject({
      name: 'نورة الثانية',
      isTwoStep: true,
    })
  })
})
