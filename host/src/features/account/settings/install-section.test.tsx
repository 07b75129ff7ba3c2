import { renderUi } from '@sufra/shared/testing'
import { act, screen } from '@testing-library/react'
import { followInstallOffer } from '#src/device/install-offer.ts'
import { settingsTexts } from '#src/testing/settings-texts.ts'
import { InstallSection } from './install-section.tsx'

const show = (isSecureContext: boolean) => {
  Object.defineProperty(window, 'isSecureContext', { configurable: true, value: isSecureContext })
  return renderUi(<InstallSection />, { namespaces: settingsTexts })
}
const offerOf = (outcome: string) => {
  const prompt = jest.fn(async () => undefined)
  const userChoice = Promise.resolve({ outcome })
  return Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt, userChoice })
}

let stop: () => void
beforeEach(() => {
  stop = followInstallOffer()
})
afterEach(() => {
  stop()
  Reflect.deleteProperty(window, 'isSecureContext')
})

it('explains on a plain http address why it cannot be installed, and that the rest works', () => {
  show(false)
  expect(screen.getByText(/browsers ask for a secure one/)).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it("points to the browser's own menu when the browser offers nothing", () => {
  show(true)
  expect(screen.getByText(/from the menu of your browser/)).toBeVisible()
})

it("keeps the browser's offer until a press, and drops it after a refusal", async () => {
  const { user } = show(true)
  const offer = offerOf('dismissed')
  act(() => void window.dispatchEvent(offer))
  expect(offer.defaultPrevented).toBe(true)
  expect(offer.prompt).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Install on this device' }))
  expect(offer.prompt).toHaveBeenCalledTimes(1)
  expect(await screen.findByText(/from the menu of your browser/)).toBeVisible()
})

it('states that it is installed', async () => {
  const { user } = show(true)
  act(() => void window.dispatchEvent(offerOf('accepted')))
  await user.click(screen.getByRole('button', { name: 'Install on this device' }))
  expect(await screen.findByText('Sufra is installed on this device.')).toBeVisible()
})
