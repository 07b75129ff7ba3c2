import type { ImportAnswer } from '@sufra/shared/contracts/menu-import'
import { Banner, Button, Flex } from '@sufra/shared/ui'
import { CircleHelp } from 'lucide-react'
import { useTranslation } from 'react-i18next'

interface PriceQuestionProps extends Pick<ImportAnswer, 'columns' | 'priceColumns'> {
  isDisabled: boolean
  /** null: the file has no prices */
  onAnswer: (column: number | null) => void
}

/** Asks for the price column if none was recognized, because all items would be imported without a price. */
export const PriceQuestion = ({ columns, priceColumns, isDisabled, onAnswer }: PriceQuestionProps) => {
  const { t } = useTranslation()
  return (
    <Banner tone="pending" icon={<CircleHelp size={20} aria-hidden />}>
      {t('menus:import.priceQuestion')}
      <Flex gap="2" wrap="wrap" mt="2">
        {priceColumns.map(at => (
          <Button key={at} variant="outline" size="sm" disabled={isDisabled} onClick={() => onAnswer(at)}>
            {t('menus:import.priceIn', {
              heading: columns[at]?.heading || t('menus:import.unnamed', { number: at + 1 }),
              sample: columns[at]?.sample,
            })}
          </Button>
        ))}
        <Button variant="ghost" size="sm" disabled={isDisabled} onClick={() => onAnswer(null)}>
          {t('menus:import.noPrices')}
        </Button>
      </Flex>
    </Banner>
  )
}
