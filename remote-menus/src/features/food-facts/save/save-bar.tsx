import { Button, chakra } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { Bar } from '../progress/bar.tsx'
import type { Progress } from './use-save-sheet.ts'

const Root = chakra('div', {
  base: {
    position: 'sticky',
    bottom: { base: 'phoneBar', sm: '0' },
    zIndex: 'bar',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    mt: '3',
    px: '4',
    py: '2.5',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    boxShadow: 'overlay',
    '& > p': { flex: '1 1 8rem', fontWeight: 'medium' },
  },
})

interface SaveBarProps {
  /** Number of products with unsaved input. */
  count: number
  progress: Progress | null
  onSave: () => void
  onDiscard: () => void
  /** Undoes the last edit; undefined without one. */
  onStepBack?: () => void
}

/** Bar with unsaved changes at the end of the page. */
export const SaveBar = ({ count, progress, onSave, onDiscard, onStepBack }: SaveBarProps) => {
  const { t } = useTranslation()
  if (count === 0 && !progress) return null
  return (
    <Root role="region" aria-label={t('menus:law.save.label')}>
      <p role="status">
        {progress
          ? t('menus:law.save.saving', { done: progress.done, total: progress.total })
          : t('menus:law.save.changed', { count })}
      </p>
      {progress && <Bar {...progress} />}
      {onStepBack && (
        <Button size="sm" variant="ghost" onClick={onStepBack} disabled={progress !== null}>
          {t('menus:law.save.stepBack')}
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={onDiscard} disabled={progress !== null}>
        {t('menus:law.save.discard')}
      </Button>
      <Button size="sm" variant="solid" onClick={onSave} isLoading={progress !== null}>
        {t('menus:law.save.save')}
      </Button>
    </Root>
  )
}
