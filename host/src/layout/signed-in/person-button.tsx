import { Link } from '@sufra/shared/router'
import { useSession } from '@sufra/shared/session'
import { Box, VisuallyHidden, chakra } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'

const Frame = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    w: 'full',
    minH: 'touch',
    px: '2',
    py: '1.5',
    borderRadius: 'control',
    color: 'ink',
    textDecoration: 'none',
    transition: 'background-color {durations.press} ease-out',
    _hover: { bg: 'soft' },
  },
  variants: { shape: { full: {}, rail: { justifyContent: 'center', px: '0' } } },
})

const Initials = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    w: '9',
    h: '9',
    borderRadius: 'pill',
    bg: 'primary.soft',
    color: 'primary.hover',
    textStyle: 'xs12',
    fontWeight: 'semibold',
    lineHeight: '1',
    wordSpacing: '-0.1em',
  },
})

/** Separates the initials, "ن ق" for "نورة القحطاني": joined letters would read as a word. */
const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map(word => (word.replace(/^ال/, '')[0] ?? '').toUpperCase())
    .join(' ')

export interface PersonButtonProps {
  isCompact?: boolean
  onNavigate?: () => void
}

/**
 * Shows the signed-in person and opens the settings, for every role. Not in the
 * sidebar's table (specification#screens).
 */
export const PersonButton = ({ isCompact, onNavigate }: PersonButtonProps) => {
  const { t } = useTranslation('host')
  const user = useSession(state => state.user)
  if (!user) return null
  const role = t(`roles.${user.Role}`)
  return (
    <Frame
      to="/settings"
      shape={isCompact ? 'rail' : 'full'}
      title={isCompact ? `${user.Name} · ${role}` : undefined}
      aria-label={isCompact ? t('person', { name: user.Name, role }) : undefined}
      onClick={onNavigate}
    >
      <Initials aria-hidden>{initialsOf(user.Name)}</Initials>
      {!isCompact && (
        <Box as="span" minW="0" lineHeight="1.35">
          <Box as="bdi" display="block" textStyle="sm13" fontWeight="semibold">
            {user.Name}
          </Box>
          <Box as="span" display="block" textStyle="xs12" color="muted">
            {role}
          </Box>
          <VisuallyHidden>{t('yourAccount')}</VisuallyHidden>
        </Box>
      )}
    </Frame>
  )
}
