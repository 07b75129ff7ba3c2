import { chakra } from '@sufra/shared/ui'
import { ClockAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const Root = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    color: 'pending',
    textStyle: 'sm13',
    fontWeight: 'medium',
    '& > svg': { flexShrink: 0 },
  },
})

/** The mark of what a platform sold when the menu does not sell it. */
export const OutsideSaleHours = () => {
  const { t } = useTranslation()
  return (
    <Root>
      <ClockAlert size={14} aria-hidden />
      {t('orders:card.outsideSaleHours')}
    </Root>
  )
}
