import { renderUi } from '@sufra/shared/testing'
import { screen } from '@testing-library/react'
import { hostTexts } from '#src/testing/host-texts.ts'
import { LanguageSwitcher } from './language-switcher.tsx'

it('offers Arabic and English, each in its own language, and shows the current one', () => {
  renderUi(<LanguageSwitcher />, { namespaces: hostTexts, language: 'ar' })
  expect(screen.getByRole('combobox', { name: 'لغة الواجهة' })).toHaveValue('ar')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['العربية', 'English'])
})

it('changes the interface to the chosen language', async () => {
  const { user } = renderUi(<LanguageSwitcher />, { namespaces: hostTexts, language: 'ar' })
  await user.selectOptions(screen.getByRole('combobox'), 'English')
  expect(screen.getByRole('combobox', { name: 'Interface language' })).toHaveValue('en')
})
