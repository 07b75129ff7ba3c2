import { useTranslation } from 'react-i18next'
import { chakra } from '@sufra/shared/ui'

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
    // Tablets without a keyboard have no use for it.
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
] as const

/** Which keys work on the board. */
export const KeyHints = () => {
  const { t } = useTranslation()
  return (
    <Root>
      {HINTS.map(({ keys, name }) => (
        <span key={name}>
          <kbd dir="ltr">{keys}</kbd>
          {t(`orders:keys.${name}`)}
        </span>
      ))}
    </Root>
  )
}
