import { chakra } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { KeyCaps } from './keys/key-caps.tsx'

const Foot = chakra('footer', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    flexShrink: 0,
    px: '4',
    py: '2.5',
    bg: 'canvas',
    borderTopWidth: '1px',
    borderColor: 'line',
    textStyle: 'xs12',
    color: 'muted',
    '& > span': { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
    '& > p': { ms: 'auto', '&[role=status]': { color: 'disabled' } },
    smDown: { '& > span': { display: 'none' }, '& > p': { ms: '0' } },
  },
})

/** Explains keys and search; shows the failure when the server did not answer. */
export const PaletteFoot = ({ hasFailed }: { hasFailed: boolean }) => {
  const { t } = useTranslation('palette')
  return (
    <Foot>
      <span>
        <KeyCaps keys={['↑', '↓']} /> {t('move')}
      </span>
      <span>
        <KeyCaps keys={['↵']} /> {t('run')}
      </span>
      <span>
        <KeyCaps keys={['Esc']} /> {t('close')}
      </span>
      {hasFailed ? <p role="status">{t('failed')}</p> : <p>{t('bothLanguages')}</p>}
    </Foot>
  )
}
