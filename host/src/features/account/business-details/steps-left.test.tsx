import { delayedResponse } from '@sufra/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { brand, branch, knownAccount, openBusinessDetails } from './testing/business-server.tsx'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const press = (name: string) => screen.getByRole('button', { name })
const isAskedBeforeClosing = () => {
  const closing = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(closing)
  return closing.defaultPrevented
}

it('warns about unsaved input of one step when the page is left from another', async () => {
  const { user } = openBusinessDetails({ account: knownAccount })
  await heading('Your brand')
  expect(isAskedBeforeClosing()).toBe(false)
  await user.type(screen.getByLabelText('Brand name in English'), ' House')
  await user.click(press('Back'))
  await heading('Tell us about your business')
  expect(isAskedBeforeClosing()).toBe(true)
  await user.click(press('Save and continue'))
  await heading('Your brand')
  expect(screen.getByLabelText('Brand name in English')).toHaveValue('Al Bait House')
  expect(isAskedBeforeClosing()).toBe(true)
  await user.click(press('Save and continue'))
  await heading('Your first branch')
  expect(isAskedBeforeClosing()).toBe(false)
})

it('keeps a person who goes back during a save, and no longer warns about the saved step', async () => {
  const late = delayedResponse({ body: brand })
  const { user, answers, sent } = openBusinessDetails({ account: knownAccount })
  answers['POST /api/ServiceProvider/Add'] = late.answer
  await heading('Your brand')
  await user.type(screen.getByLabelText('Brand name in English'), ' House')
  await user.click(press('Save and continue'))
  await waitFor(() => expect(sent('POST /api/ServiceProvider/Add')).toHaveLength(1))
  await user.click(press('Back'))
  await heading('Tell us about your business')
  expect(isAskedBeforeClosing()).toBe(true)
  late.come()
  await waitFor(() => expect(isAskedBeforeClosing()).toBe(false))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tell us about your business')
  await user.click(press('Save and continue'))
  await heading('Your brand')
  expect(screen.getByLabelText('Brand name in English')).toHaveValue('Bait')
})

it('does not lead to the plans a person who goes back during the last save', async () => {
  const late = delayedResponse({ body: branch })
  const { user, answers, sent, location } = openBusinessDetails({ account: knownAccount, brand, branch })
  answers['PUT /api/Branch/Update'] = late.answer
  await heading('Your first branch')
  await user.click(press('Save and choose a plan'))
  await waitFor(() => expect(sent('PUT /api/Branch/Update')).toHaveLength(1))
  await user.click(press('Back'))
  await heading('Your brand')
  late.come()
  await waitFor(() => expect(sent('POST /api/Authentication/RefreshToken')).toHaveLength(1))
  await user.type(screen.getByLabelText('Brand name in English'), ' House')
  expect(location()).not.toBe('/subscriptions')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your brand')
})
