import { Button, chakra } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import type { ProductField } from '../values/product-values.ts'

const Root = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '3',
    zIndex: 'sticky',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    mt: '4',
    px: '4',
    py: '3',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    boxShadow: 'overlay',
    // Space for the phone's navigation bar.
    smDown: { bottom: 'calc({spacing.phoneBar} + {spacing.2})', flexWrap: 'wrap', px: '3' },
    '& > p': { flex: 1, minW: '0', textStyle: 'sm13', smDown: { flexBasis: '100%' } },
    '& > p > b': { fontWeight: 'semibold', me: '2' },
    '& > p > b[data-unsaved]::before': {
      content: '""',
      display: 'inline-block',
      w: '2',
      h: '2',
      me: '2',
      borderRadius: 'pill',
      bg: 'pending',
    },
    '& > p > span': { color: 'muted' },
    '& > button': { smDown: { flex: 1 } },
  },
})

interface SaveBarProps {
  changed: readonly ProductField[]
  isNew: boolean
  isBusy: boolean
  onDiscard: () => void
}

const SHOWN = 4

/** Names of the unsaved fields, with the save button. */
export const SaveBar = ({ changed, isNew, isBusy, onDiscard }: SaveBarProps) => {
  const { t } = useTranslation()
  const names = changed.slice(0, SHOWN).map(field => t(`menus:editor.fields.${field}`))
  const rest = changed.length - names.length
  const hasChanged = changed.length > 0
  return (
    <Root>
      <p role="status">
        {hasChanged ? (
          <>
            <b data-unsaved>{t('menus:editor.unsaved')}</b>
            <span>
              {names.join(t('menus:editor.comma'))}
              {rest > 0 && ` ${t('menus:editor.andMore', { count: rest })}`}
            </span>
          </>
        ) : (
          <span>{t(isNew ? 'menus:editor.nothingYet' : 'menus:editor.allSaved')}</span>
        )}
      </p>
      {hasChanged && (
        <Button variant="outline" disabled={isBusy} onClick={onDiscard}>
          {t('menus:editor.discard')}
        </Button>
      )}
      <Button type="submit" isLoading={isBusy} disabled={!hasChanged && !isNew}>
        {t(isNew ? 'menus:editor.add' : 'menus:editor.save')}
      </Button>
    </Root>
  )
}
