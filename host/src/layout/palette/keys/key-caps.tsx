import { chakra } from '@sufra/shared/ui'

const Caps = chakra('span', {
  base: {
    display: 'inline-flex',
    flexShrink: 0,
    gap: '1',
    direction: 'ltr',
    '& > kbd': {
      display: 'grid',
      placeItems: 'center',
      minW: '5',
      h: '5',
      px: '1',
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: '5px',
      color: 'muted',
      fontFamily: 'body',
      textStyle: 'xs12',
    },
  },
})

/** Shows keys as on a keyboard, in the order of pressing. */
export const KeyCaps = ({ keys }: { keys: readonly string[] }) => (
  <Caps>
    {keys.map(key => (
      <kbd key={key}>{key}</kbd>
    ))}
  </Caps>
)
