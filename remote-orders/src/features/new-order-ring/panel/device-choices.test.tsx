import { act, screen, waitFor } from '@testing-library/react'
import { renderUi } from '@sufra/shared/testing'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { changeDeviceSettings, followDeviceSettings, useDeviceSettings } from '../device/device-settings.ts'
import { DevicePart } from './device-part.tsx'
import { NoticePart } from './notice-part.tsx'

const KEY = 'sufra.ring-device'
const asked = jest.fn()

/** Fakes a browser with this permission, which answers a request with `answer`. */
const install = (permission: NotificationPermission, answer = permission) => {
  const requestPermission = async () => {
    asked()
    return answer
  }
  Object.assign(window, { Notification: { permission, requestPermission } })
}
const kept = (): object => JSON.parse(localStorage.getItem(KEY) ?? '{}')
const show = (language: 'ar' | 'en' = 'en') =>
  renderUi(
    <>
      <DevicePart />
      <NoticePart />
    </>,
    { language, namespaces: { orders: { ar, en } } },
  )
const notices = () => screen.getByRole('switch', { name: 'Notifications on this device' })
const blocked = () => screen.queryByText(/This browser blocks notifications/)

beforeEach(() => {
  asked.mockReset()
  changeDeviceSettings({ ringsFor: 'new', staysAwake: true, hasNotices: false })
})
afterEach(() => {
  Reflect.deleteProperty(window, 'Notification')
  Reflect.deleteProperty(navigator, 'wakeLock')
})

describe('notifications', () => {
  it('are requested only by the switch, and the device stores the choice', async () => {
    install('default', 'granted')
    const { user } = show()
    expect(notices()).not.toBeChecked()
    expect(asked).not.toHaveBeenCalled()
    await user.click(notices())
    await waitFor(() => expect(notices()).toBeChecked())
    expect(kept()).toMatchObject({ hasNotices: true })
  })

  it('stay off when the user denies them, with instructions', async () => {
    install('default', 'denied')
    const { user } = show()
    expect(blocked()).not.toBeInTheDocument()
    await user.click(notices())
    expect(await screen.findByText(/allow notifications, then reload the page/)).toBeVisible()
    expect(notices()).not.toBeChecked()
    expect(kept()).toMatchObject({ hasNotices: false })
  })

  it('stay off when the user dismisses the request, and can be requested again', async () => {
    install('default')
    const { user } = show()
    await user.click(notices())
    await user.click(notices())
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
    expect(notices()).not.toBeChecked()
    expect(blocked()).not.toBeInTheDocument()
  })

  it('are off with an explanation when they were blocked in the browser later', () => {
    changeDeviceSettings({ hasNotices: true })
    install('denied')
    show()
    expect(notices()).not.toBeChecked()
    expect(blocked()).toBeVisible()
  })

  it('can be switched off without a request', async () => {
    changeDeviceSettings({ hasNotices: true })
    install('granted')
    const { user } = show()
    await user.click(notices())
    expect(notices()).not.toBeChecked()
    expect(asked).not.toHaveBeenCalled()
    expect(kept()).toMatchObject({ hasNotices: false })
  })

  it('have no switch in a browser without support', () => {
    show()
    expect(screen.getByText('This browser cannot show notifications.')).toBeVisible()
    expect(screen.queryByRole('switch')).not.toBeInTheDocument()
  })
})

describe('the device', () => {
  it('rings for all new orders by default, can be limited to escalated ones, and explains the difference', async () => {
    const { user } = show()
    const choice = screen.getByRole('combobox', { name: 'This device rings' })
    expect(choice).toHaveAccessibleDescription('At once, until somebody accepts.')
    await user.selectOptions(choice, 'Only when nobody at the counter answers')
    expect(choice).toHaveAccessibleDescription(/^Quiet until the branch asks/)
    expect(kept()).toMatchObject({ ringsFor: 'escalated' })
    await user.selectOptions(choice, 'For every new order')
    expect(kept()).toMatchObject({ ringsFor: 'new' })
  })

  it('shows Arabic texts', () => {
    show('ar')
    expect(screen.getByRole('combobox', { name: ar.device.ringsFor })).toHaveDisplayValue(ar.device.new)
  })

  it('keeps its screen on unless the user disables it', async () => {
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: {} })
    const { user } = show()
    const awake = screen.getByRole('switch', { name: 'Keep the screen on' })
    expect(awake).toBeChecked()
    await user.click(awake)
    expect(awake).not.toBeChecked()
    expect(kept()).toMatchObject({ staysAwake: false })
  })

  it('hides the screen setting in a browser without wake locks', () => {
    show()
    expect(screen.queryByRole('switch', { name: 'Keep the screen on' })).not.toBeInTheDocument()
  })

  it('applies choices of another tab, including cleared storage', () => {
    const stop = followDeviceSettings()
    show()
    const hear = (stored: string | null, key: string | null) =>
      act(() => {
        if (stored === null) localStorage.clear()
        else localStorage.setItem(KEY, stored)
        window.dispatchEvent(new StorageEvent('storage', { key }))
      })
    hear('{"ringsFor":"escalated"}', KEY)
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Only when nobody at the counter answers')
    hear('{"ringsFor":"new"}', 'of somebody else')
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Only when nobody at the counter answers')
    hear(null, null)
    expect(screen.getByRole('combobox')).toHaveDisplayValue('For every new order')
    stop()
  })

  it.each(['not json', '"escalated"', '{"ringsFor":"never","staysAwake":"no"}'])(
    'rings for all new orders if its storage contains %s',
    stored => {
      localStorage.setItem(KEY, stored)
      followDeviceSettings()()
      expect(useDeviceSettings.getState()).toEqual({ ringsFor: 'new', staysAwake: true, hasNotices: false })
    },
  )
})
