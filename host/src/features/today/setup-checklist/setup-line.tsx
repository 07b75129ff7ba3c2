import type { SetupItem } from '@sufra/shared/contracts/account'
import { Link } from '@sufra/shared/router'
import { useIsImpersonating } from '@sufra/shared/session'
import { Box, Button, LinkButton, Text, VisuallyHidden, chakra } from '@sufra/shared/ui'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const Line = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    py: '2.5',
    borderTopWidth: '1px',
    borderColor: 'line',
    '& > i': {
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      boxSize: '6',
      borderRadius: 'pill',
      borderWidth: '1.5px',
      borderColor: 'line.strong',
    },
    '&[data-done] > i': { bg: 'primary', borderColor: 'primary', color: 'primary.ink' },
    '&[data-done]': { color: 'muted' },
    smDown: { flexWrap: 'wrap', '& > a, & > button': { ms: '9' } },
  },
})

/** Screens of items that are set up elsewhere; the others have a form in place. */
const PATHS = { menu: '/menus', platform: '/integrations', team: '/users' } as const

export type FormKey = Exclude<SetupItem['key'], keyof typeof PATHS>

const hasPath = (key: SetupItem['key']): key is keyof typeof PATHS => key in PATHS

/** One item: title, reason and link. */
export const SetupLine = ({ entry, onOpen }: { entry: SetupItem; onOpen: (key: FormKey) => void }) => {
  const { t } = useTranslation('onboarding')
  const { key, isDone } = entry
  const isImpersonating = useIsImpersonating()
  const go = t(`setup.items.${key}.go`)
  return (
    <Line data-done={isDone || undefined}>
      <i>{isDone && <Check size={16} strokeWidth={2} aria-hidden />}</i>
      <Box flex="1" minW="0">
        <Text fontWeight={isDone ? 'normal' : 'medium'}>
          {t(`setup.items.${key}.title`)}
          {isDone && <VisuallyHidden> {t('setup.done')}</VisuallyHidden>}
        </Text>
        {!isDone && (
          <Text textStyle="sm13" color="muted">
            {t(`setup.items.${key}.detail`)}
          </Text>
        )}
      </Box>
      {!isDone && hasPath(key) && (
        <LinkButton asChild variant="soft" size="sm">
          <Link to={PATHS[key]}>{go}</Link>
        </LinkButton>
      )}
      {!isDone && !hasPath(key) && !isImpersonating && (
        <Button variant="soft" size="sm" onClick={() => onOpen(key)}>
          {go}
        </Button>
      )}
    </Line>
  )
}
