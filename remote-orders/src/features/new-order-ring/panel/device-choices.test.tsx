import { act, screen, waitFor } from '@testing-library/react'
import { renderUi } from '@sufra/shared/testing'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { changeDeviceSettings, followDeviceSettings, useDeviceSettings } from '../device/device-settings.ts'
import { DevicePart } from './device-part.tsx'
import { NoticePart } from './notice-part.tsx'

const KEY = 'sufra.ring-device'
const asked = jest.fn()

/** A browser whose person was asked before, or is asked now and answers so. */
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
  it('are asked for by the switch alone, and the device remembers that they are wanted', async () => {
    install('default', 'granted')
    const { user } = show()
    expect(notices()).not.toBeChecked()
    expect(asked).not.toHaveBeenCalled()
    await user.click(notices())
    await waitFor(() => expect(notices()).toBeChecked())
    expect(kept()).toMatchObject({ hasNotices: true })
  })

  it('that the person refuses stay off, and what can be done about it is said', async () => {
    install('default', 'denied')
    const { user } = show()
    expect(blocked()).not.toBeInTheDocument()
    await user.click(notices())
    expect(await screen.findByText(/allow notifications, then reload the page/)).toBeVisible()
    expect(notices()).not.toBeChecked()
    expect(kept()).toMatchObject({ hasNotices: false })
  })

  it('about which the person said nothing stay off, and can be asked for again', async () => {
    install('default')
    const { user } = show()
    await user.click(notices())
    await user.click(notices())
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
    expect(notices()).not.toBeChecked()
    expect(blocked()).not.toBeInTheDocument()
  })

  it('that were blocked in the browser since are off, whatever was chosen here, and it says why', () => {
    changeDeviceSettings({ hasNotices: true })
    install('denied')
    show()
    expect(notices()).not.toBeChecked()
    expect(blocked()).toBeVisible()
  })

  it('are switched off without a question', async () => {
    changeDeviceSettings({ hasNotices: true })
    install('granted')
    const { user } = show()
    await user.click(notices())
    expect(notices()).not.toBeChecked()
    expect(asked).not.toHaveBeenCalled()
    expect(kept()).toMatchObject({ hasNotices: false })
  })

  it('that a browser cannot show have no switch', () => {
    show()
    expect(screen.getByText('This browser cannot show notifications.')).toBeVisible()
    expect(screen.queryByRole('switch')).not.toBeInTheDocument()
  })
})

describe('the device', () => {
  it('rings for all new orders until it is told to wait for those that nobody answered, and says what that means', async () => {
    const { user } = show()
    const choice = screen.getByRole('combobox', { name: 'This device rings' })
    expect(choice).toHaveAccessibleDescription('At once, until somebody accepts.')
    await user.selectOptions(choice, 'Only when nobody at the counter answers')
    expect(choice).toHaveAccessibleDescription(/^Quiet until the branch asks/)
    expect(kept()).toMatchObject({ ringsFor: 'escalated' })
    await user.selectOptions(choice, 'For every new order')
    expect(kept()).toMatchObject({ ringsFor: 'new' })
  })

  it('in Arabic speaks Arabic', () => {
    show('ar')
    expect(screen.getByRole('combobox', { name: ar.device.ringsFor })).toHaveDisplayValue(ar.device.new)
  })

  it('keeps its screen on unless somebody does not want that', async () => {
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: {} })
    const { user } = show()
    const awake = screen.getByRole('switch', { name: 'Keep the screen on' })
    expect(awake).toBeChecked()
    await user.click(awake)
    expect(awake).not.toBeChecked()
    expect(kept()).toMatchObject({ staysAwake: false })
  })

  it('that cannot keep its screen on offers nothing of it', () => {
    show()
    expect(screen.queryByRole('switch', { name: 'Keep the screen on' })).not.toBeInTheDocument()
  })

  it('follows what was chosen in another tab, also when that forgot all', () => {
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
    'that finds %s in its storage rings for all new orders',
    stored => {
      localStorage.setItem(KEY, stored)
      followDeviceSettings()()
      expect(useDeviceSettings.getState()).toEqual({ ringsFor: 'new', staysAwake: true, hasNotices: false })
    },
  )
})
