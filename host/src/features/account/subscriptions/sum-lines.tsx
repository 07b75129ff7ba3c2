import { Box, Flex, Money, Text, chakra } from '@sufra/shared/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Sum } from './use-sum.ts'

const Rows = chakra('dl', {
  base: {
    display: 'grid',
    gap: '2.5',
    '& > div': { display: 'flex', justifyContent: 'space-between', gap: '4' },
    '& dd': { flexShrink: 0, fontVariantNumeric: 'tabular-nums' },
  },
})

const Row = ({ name, detail, children }: { name: string; detail?: string; children: ReactNode }) => (
  <div>
    <dt>
      {name}
      {detail && (
        <Text textStyle="xs12" color="muted">
          {detail}
        </Text>
      )}
    </dt>
    <dd>{children}</dd>
  </div>
)

const Minus = ({ value }: { value: number }) => (
  <Box as="span" color="active">
    <bdi dir="ltr">−</bdi>
    <Money value={value} />
  </Box>
)

export interface SumLinesProps {
  sum: Sum
  /** the ordered plan, and its share */
  bought: { name: string; detail?: string }
  /** the plan whose rest is credited */
  before?: { name: string; detail: string }
}

/** Lines of a sum with the included VAT. */
export const SumLines = ({ sum, bought, before }: SumLinesProps) => {
  const { t } = useTranslation('onboarding')
  const { price, credit, discount, due, vat } = sum
  return (
    <Box display="grid" gap="3">
      <Rows>
        <Row name={bought.name} detail={bought.detail}>
          <Money value={price} />
        </Row>
        {before && credit > 0 && (
          <Row name={before.name} detail={before.detail}>
            <Minus value={credit} />
          </Row>
        )}
        {discount > 0 && (
          <Row name={t('plans.sum.discount')}>
            <Minus value={discount} />
          </Row>
        )}
      </Rows>
      <Box borderTopWidth="1px" borderColor="line" pt="3" display="grid" gap="1">
        <Flex justifyContent="space-between" alignItems="baseline" gap="4">
          <Text fontWeight="semibold">{t('plans.sum.due')}</Text>
          <Text textStyle="h24" fontWeight="semibold">
            <Money value={due} />
          </Text>
        </Flex>
        <Flex justifyContent="space-between" gap="4" color="muted" textStyle="sm13">
          <span>{t('plans.sum.vat')}</span>
          <Money value={vat} />
        </Flex>
      </Box>
    </Box>
  )
}
