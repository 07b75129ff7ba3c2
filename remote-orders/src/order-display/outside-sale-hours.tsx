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

/** Badge for a product that the platform sold outside of its sale hours. */
export const OutsideSaleHours = () => {
  const { t } = useTranslation()
  return (
    <Root>
      <ClockAlert size={14} aria-hidden />
      {t('orders:card.outsideSaleHours')}
    </Root>
  )
}
