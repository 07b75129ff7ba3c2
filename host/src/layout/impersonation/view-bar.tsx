import { onServerSignal } from '@sufra/shared/api'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { useServerClock } from '@sufra/shared/live'
import { leaveImpersonation, useSession } from '@sufra/shared/session'
import { Button, chakra } from '@sufra/shared/ui'
import { toast } from '@sufra/shared/ui/overlays'
import { Eye, LogOut } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

const MINUTE_MS = 60_000

const Bar = chakra('aside', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'bar',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '7',
    py: '1.5',
    bg: 'ink',
    color: 'surface',
    textStyle: 'sm13',
    smDown: { px: '4', gap: '2' },
    _print: { display: 'none' },
    '& > svg': { flexShrink: 0 },
    '& > p': { flex: 1, minW: '0', m: '0', overflowWrap: 'anywhere' },
    '& time': { whiteSpace: 'nowrap', smDown: { display: 'block' } },
    '& button': { color: 'inherit', borderColor: 'currentColor', bg: 'transparent', flexShrink: 0 },
    '& button:hover': { bg: 'ink' },
  },
})

// Whole minutes, rounded up.
const useMinutesLeft = (): number => {
  const endsAt = useSession(({ user }) => (user?.exp ?? 0) * 1000)
  return useServerClock(now => Math.max(0, Math.ceil((endsAt - now) / MINUTE_MS)))
}

/** Explains a refused change, in addition to the screen's own failure. */
const useRefusals = (): void => {
  const { t } = useTranslation('host')
  useEffect(
    () =>
      onServerSignal(sign => {
        if (sign === 'viewOnly') toast({ kind: 'error', text: t('viewing.refused') })
      }),
    [t],
  )
}

/** Bar of an impersonation: the merchant, that nothing can be changed, the remaining time and the exit. */
export const ViewBar = () => {
  const { t } = useTranslation('host')
  const { language } = useLanguage()
  const format = useFormat()
  const name = useSession(({ user }) => inLanguage(user?.viewOf ?? '', language))
  const minutes = useMinutesLeft()
  useRefusals()
  return (
    <Bar aria-label={t('viewing.label')}>
      <Eye size={18} aria-hidden />
      <p>
        {t('viewing.text', { name: `\u2068${name}\u2069` })}{' '}
        <time>
          {minutes > 0
            ? t('viewing.left', { duration: format.duration(minutes * MINUTE_MS) })
            : t('viewing.over')}
        </time>
      </p>
      <Button
        size="sm"
        variant="outline"
        icon={<LogOut size={16} aria-hidden />}
        onClick={leaveImpersonation}
      >
        {t('viewing.leave')}
      </Button>
    </Bar>
  )
}
