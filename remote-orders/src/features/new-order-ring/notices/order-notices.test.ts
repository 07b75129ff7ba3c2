import { createI18n } from '@sufra/shared/i18n'
import { answerHttp, sampleOrder } from '@sufra/shared/testing'
import en from '#src/locales/en.json'
import { changeDeviceSettings } from '../device/device-settings.ts'
import { OrderNotices } from './order-notices.ts'

interface Shown extends EventTarget {
  title: string
  tag: string
  isOpen: boolean
}
let shown: Shown[] = []
let permission = 'granted'

class FakeNotification extends EventTarget {
  static get permission() {
    return permission
  }

  readonly tag: string
  isOpen = true

  constructor(
    readonly title: string,
    { tag }: { tag: string },
  ) {
    super()
    this.tag = tag
    shown.push(this)
  }

  close() {
    this.isOpen = false
  }
}

const hide = (isHidden: boolean) =>
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible')
const settle = () => new Promise(resolve => setTimeout(resolve))
const update = async (notices: OrderNotices, ...waiting: ReturnType<typeof sampleOrder>[]) => {
  notices.update({ ringing: waiting, waiting })
  await settle()
}
const open = () => shown.filter(({ isOpen }) => isOpen).map(({ title }) => title)

beforeEach(async () => {
  shown = []
  permission = 'granted'
  hide(true)
  Object.assign(window, { Notification: FakeNotification })
  answerHttp({ 'GET /locales/en.json': { body: en } })
  await createI18n({ startLanguage: 'en', debug: false, namespace: 'orders' })
  changeDeviceSettings({ hasNotices: true })
})
afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(window, 'Notification')
  changeDeviceSettings({ hasNotices: false })
})

it('notifies once per order, again when it becomes urgent, and no more once it is answered', async () => {
  const notices = new OrderNotices()
  const order = sampleOrder({ id: 7, orderNumber: '4821' })
  await update(notices, order)
  await update(notices, order)
  expect(open()).toEqual(['New order #4821'])
  await update(notices, { ...order, escalation: 'louder' })
  expect(shown.at(-1)).toMatchObject({ title: 'Nobody has answered order #4821', tag: 'order-7' })
  expect(new Set(shown.map(({ tag }) => tag)).size).toBe(1)
  await update(notices)
  expect(shown.at(-1)?.isOpen).toBe(false)
})

it('opens the order and closes the notification on a press', async () => {
  const notices = new OrderNotices()
  jest.spyOn(window, 'focus').mockImplementation(() => undefined)
  await update(notices, sampleOrder({ id: 7 }))
  shown[0]?.dispatchEvent(new Event('click'))
  expect(`${location.pathname}${location.search}`).toBe('/live-order?order=7')
  expect(open()).toEqual([])
})

it.each([
  ['notifications are off', () => changeDeviceSettings({ hasNotices: false })],
  ['the browser blocks notifications', () => void (permission = 'denied')],
  ['the page is visible', () => void hide(false)],
])('shows nothing when %s', async (_, make) => {
  make()
  await update(new OrderNotices(), sampleOrder())
  expect(shown).toEqual([])
})
