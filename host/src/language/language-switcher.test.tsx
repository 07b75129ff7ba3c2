import { renderUi } from '@sufra/shared/testing'
import { screen } from '@testing-library/react'
import { hostTexts } from '#src/testing/host-texts.ts'
import { LanguageSwitcher } from './language-switcher.tsx'

it('it offers Arabic and English, each by its own name, and shows the one in use', () => {
  renderUi(<LanguageSwitcher />, { namespaces: hostTexts, language: 'ar' })
  expect(screen.getByRole('combobox', { name: 'لغة الواجهة' })).toHaveValue('ar')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['العربية', 'English'])
})

it('choosing a language turns the interface to it', async () => {
  const { user } = renderUi(<LanguageSwitcher />, { namespaces: hostTexts, language: 'ar' })
  await user.selectOptions(screen.getByRole('combobox'), 'English')
  expect(screen.getByRole('combobox', { name: 'Interface language' })).toHaveValue('en')
})
