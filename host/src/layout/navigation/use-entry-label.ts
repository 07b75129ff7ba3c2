import { useLanguage } from '@sufra/shared/i18n'
import { useTranslation } from 'react-i18next'
import type { SidebarEntry } from './sidebar-entries.ts'

/** Returns a function that names an entry in the interface language. */
export const useEntryLabel = (): ((entry: SidebarEntry) => string) => {
  const { t } = useTranslation('host')
  const { language } = useLanguage()
  return ({ label }) => ('key' in label ? t(label.key) : label[language])
}
