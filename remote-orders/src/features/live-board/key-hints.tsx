import { useTranslation } from 'react-i18next'
import { Link } from '@sufra/shared/router'
import { TextLink, chakra, useSingleKeySetting } from '@sufra/shared/ui'

const Root = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4',
    mt: '6',
    color: 'muted',
    textStyle: 'xs12',
    '& > span': { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
    '& kbd': {
      px: '1.5',
      minW: '5',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: '5px',
      bg: 'surface',
      fontFamily: 'inherit',
      textAlign: 'center',
    },
    // Tablets without a keyboard do not need the hints.
    '@media (hover: none)': { display: 'none' },
    smDown: { display: 'none' },
  },
})

const HINTS = [
  { keys: 'A', name: 'accept' },
  { keys: 'R', name: 'reject' },
  { keys: 'S', name: 'select' },
  { keys: '1–4', name: 'prep' },
  { keys: 'Enter', name: 'ready' },
  { keys: '↑ ↓', name: 'move' },
] as const

/** Keyboard shortcuts of the focused card, with a link to their setting. */
export const KeyHints = () => {
  const { t } = useTranslation()
  const [isOn] = useSingleKeySetting()
  return (
    <Root>
      {HINTS.filter(({ name }) => isOn || name === 'move').map(({ keys, name }) => (
        <span key={name}>
          <kbd dir="ltr">{keys}</kbd>
          {t(`orders:keys.${name}`)}
        </span>
      ))}
      <TextLink asChild>
        <Link to="/shortcuts">{t('orders:keys.all')}</Link>
      </TextLink>
    </Root>
  )
}
