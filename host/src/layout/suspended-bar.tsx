import { useSession } from '@sufra/shared/session'
import { chakra } from '@sufra/shared/ui'
import { CircleSlash } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    px: '7',
    py: '1.5',
    bg: 'disabled.soft',
    color: 'disabled',
    textStyle: 'sm13',
    fontWeight: 'medium',
    smDown: { px: '4' },
    '& > svg': { flexShrink: 0 },
  },
})

/** A slim bar for people of a suspended merchant, beside the orders that they finish. */
export const SuspendedBar = () => {
  const { t } = useTranslation('host')
  if (!useSession(state => state.user?.isSuspended)) return null
  return (
    <Bar role="status">
      <CircleSlash size={16} aria-hidden />
      {t('suspended.bar')}
    </Bar>
  )
}
