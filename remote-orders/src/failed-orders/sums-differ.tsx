import type { Order } from '@sufra/shared/contracts/order'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { Money, Text, chakra } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'

const Sums = chakra('dl', {
  base: {
    display: 'grid',
    gap: '1.5',
    px: '3',
    py: '2',
    bg: 'soft',
    borderRadius: 'control',
    '& > div': { display: 'flex', justifyContent: 'space-between', gap: '3' },
    '& dd': { fontWeight: 'semibold' },
  },
})

/** "146.00 ≠ 141.00": what our own sum is, and what the platform says. Null for anything else. */
const sumsIn = (detail: string | null): [ours: number, theirs: number] | null => {
  const found = /^(\d+\.\d{2}) ≠ (\d+\.\d{2})$/.exec(detail ?? '')
  return found ? [Number(found[1]), Number(found[2])] : null
}

/** Both sums of an order that does not add up. */
export const SumsDiffer = ({ order }: { order: Order }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const sums = sumsIn(order.failureDetail)
  return (
    <>
      {sums && (
        <Sums>
          <div>
            <dt>{t('orders:mapping.ours')}</dt>
            <dd>
              <Money value={sums[0]} />
            </dd>
          </div>
          <div>
            <dt>{t('orders:mapping.theirs', { channel: inLanguage(order.channel.name, language) })}</dt>
            <dd>
              <Money value={sums[1]} />
            </dd>
          </div>
        </Sums>
      )}
      <Text color="muted" textStyle="sm13">
        {t('orders:mapping.mismatchDetail')}
      </Text>
    </>
  )
}
