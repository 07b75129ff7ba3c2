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

it('says which line the merchant is on, who may change it, and which version of each part runs', () => {
  show('stable')
  expect(screen.getByText('Stable')).toBeVisible()
  expect(screen.getByText(/Only Sufra can change the line/)).toBeVisible()
  expect(screen.getByText('Menus').nextSibling).toHaveTextContent('1.0.0-aaaaaaaaaa')
})

it('names a line and a part that it has no words for as they are called, and not what is the operator’s', () => {
  show('friends')
  expect(screen.getByText('friends')).toBeVisible()
  expect(screen.getByText('special-days')).toBeVisible()
  expect(screen.queryByText('admin')).not.toBeInTheDocument()
})

it('says it in Arabic', () => {
  show('beta', 'ar')
  expect(screen.getByText('التجريبي')).toBeVisible()
  expect(screen.getByText('قوائم الطعام')).toBeVisible()
})
