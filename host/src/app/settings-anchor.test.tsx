import { Link } from '@sufra/shared/router'
import { renderUi } from '@sufra/shared/testing'
import type { RenderUiOptions } from '@sufra/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { jobServer } from '#src/features/account/settings/background-work/testing/job-server.ts'
import ar from '#src/locales/printers/ar.json'
import en from '#src/locales/printers/en.json'
import { backgroundWorkTexts } from '#src/testing/background-work-texts.ts'
import { SettingsScreen } from './settings-screen.tsx'

const shown: string[] = []
beforeEach(() => {
  shown.length = 0
  // jsdom has no layout and no scrolling.
  Element.prototype.scrollIntoView = function scrollIntoView() {
    shown.push(this.id)
  }
})
afterEach(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'))

const show = (route: string, options: RenderUiOptions = { role: 'SuperAdmin' }) => {
  jobServer({ jobs: [] })
  return renderUi(
    <>
      <Link to="/settings#devices">To the devices</Link>
      <SettingsScreen />
    </>,
    { namespaces: { ...backgroundWorkTexts, printers: { ar, en } }, route, ...options },
  )
}

it.each<[string, string, RenderUiOptions]>([
  ['printers', en.title, { role: 'Custom', permissions: ['branches.manage'] }],
  ['background-work', 'Background work', { role: 'SuperAdmin' }],
])('scrolls to the section of #%s once its lazy code is loaded', async (anchor, name, options) => {
  show(`/settings#${anchor}`, options)
  await screen.findByRole('region', { name })
  await waitFor(() => expect(shown).toEqual([anchor]))
})

it('scrolls to the section of a link on the open settings page', async () => {
  const { user } = show('/settings')
  await screen.findByRole('region', { name: 'Profile' })
  expect(shown).toEqual([])
  await user.click(screen.getByRole('link', { name: 'To the devices' }))
  await waitFor(() => expect(shown).toEqual(['devices']))
})
