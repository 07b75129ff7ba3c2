import type { Order } from '@sufra/shared/contracts/order'
import { useFormat } from '@sufra/shared/i18n'
import { Bdi, Num } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { Section } from './section.tsx'

/** Driver of the order. */
export const Driver = ({ driver }: { driver: NonNullable<Order['driver']> }) => {
  const { t } = useTranslation()
  const format = useFormat()
  const { name, phoneMasked, etaAt, arrived } = driver
  const state = arrived
    ? t('orders:card.driverArrived')
    : etaAt && t('orders:details.driverEta', { time: format.time(etaAt) })
  return (
    <Section title={t('orders:details.driver')} aside={state}>
      <p>
        <Bdi>{name}</Bdi> · <Num value={phoneMasked} />
      </p>
    </Section>
  )
}
