import type { ReleaseChange } from '@sufra/shared/contracts/release-control'
import { useTranslation } from 'react-i18next'
import { percentText } from '../figures.ts'
import { figuresIn } from './change-words.ts'

/** Why something was done: what a person typed, or the figures on which the server decided. Null when nobody said. */
export const useWhyText = () => {
  const { t } = useTranslation()
  return ({ action, why }: ReleaseChange): string | null => {
    const figures = action === 'automatic-rollback' ? figuresIn(why) : null
    if (!figures) return why
    const { failed, tries, stableFailed, stableTries } = figures
    const canary = { failed, count: tries, rate: percentText(failed / tries) }
    return stableTries === 0
      ? t('admin:releases.takeback.figuresAlone', canary)
      : t('admin:releases.takeback.figures', { ...canary, stable: percentText(stableFailed / stableTries) })
  }
}
