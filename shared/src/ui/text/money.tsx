import { useWords } from '../provider/words.ts'
import { amountDigits } from './digits.ts'

export interface MoneyProps {
  /** Amount in SAR. */
  value: number
}

/**
 * Renders "35.00 SAR" in English, "35.00 ر.س" in Arabic: the amount inherits the font weight, the currency is quiet.
 */
export const Money = ({ value }: MoneyProps) => {
  const { currency } = useWords()
  return (
    <bdi className="sf-money">
      <bdi dir="ltr">{amountDigits(value)}</bdi> <small>{currency}</small>
    </bdi>
  )
}
