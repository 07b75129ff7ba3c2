import { renderUi } from '@sufra/shared/testing'
import { act, screen } from '@testing-library/react'
import { adoptRegistry } from '#src/remotes/remote-store.ts'
import { registrySample } from '#src/testing/registry-samples.ts'
import { settingsTexts } from '#src/testing/settings-texts.ts'
import { ReleasesSection } from './releases-section.tsx'

const show = (channel: string, language: 'ar' | 'en' = 'en') => {
  renderUi(<ReleasesSection />, { role: 'Admin', language, namespaces: settingsTexts })
  const { tables, ...none } = registrySample().remotes
  const remotes = tables ? { menus: tables, admin: tables, 'special-days': tables } : none
  act(() => adoptRegistry({ registry: { ...registrySample(), remotes }, source: 'network', channel }))
}

it("shows the merchant's release channel, who can change it, and each part's version", () => {
  show('stable')
  expect(screen.getByText('Stable')).toBeVisible()
  expect(screen.getByText(/Only Sufra can change the line/)).toBeVisible()
  expect(screen.getByText('Menus').nextSibling).toHaveTextContent('1.0.0-aaaaaaaaaa')
})

it('shows unknown channels and parts by their raw name, and hides the operator’s remotes', () => {
  show('friends')
  expect(screen.getByText('friends')).toBeVisible()
  expect(screen.getByText('special-days')).toBeVisible()
  expect(screen.queryByText('admin')).not.toBeInTheDocument()
})

it('shows the section in Arabic', () => {
  show('beta', 'ar')
  expect(screen.getByText('التجريبي')).toBeVisible()
  expect(screen.getByText('قوائم الطعام')).toBeVisible()
})
