import { chakra } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'

export const MAIN_ID = 'main'

const Anchor = chakra('a', {
  base: {
    position: 'fixed',
    insetInlineStart: '3',
    top: '3',
    zIndex: 'toast',
    px: '4',
    py: '2.5',
    bg: 'primary',
    color: 'primary.ink',
    borderRadius: 'control',
    fontWeight: 'semibold',
    transform: 'translateY(-200%)',
    _focus: { transform: 'none' },
  },
})

/** First Tab stop: skips the sidebar to the screen. */
export const SkipLink = () => {
  const { t } = useTranslation('host')
  return <Anchor href={`#${MAIN_ID}`}>{t('skipToContent')}</Anchor>
}
