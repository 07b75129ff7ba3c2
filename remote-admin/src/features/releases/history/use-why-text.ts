import type { ReleaseChange } from '@sufra/shared/contracts/release-control'
import { useTranslation } from 'react-i18next'
import { percentText } from '../figures.ts'
import { figuresIn } from './change-words.ts'

/**
 * Returns the function that gives the reason of a change: the typed text, or the server's figures. Null without a
 * reason.
 */
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
