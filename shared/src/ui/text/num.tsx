import { countDigits, shownDigits } from './digits.ts'

export interface NumProps {
  /** A number is grouped ("1,284"); a string keeps its form ("#4821", "3:06", "+5.8%"). */
  value: number | string
}

/** Renders a number in running text: tabular digits, isolated from the text around it, always left to right. */
export const Num = ({ value }: NumProps) => (
  <bdi className="sf-num" dir="ltr">
    {typeof value === 'number' ? countDigits(value) : shownDigits(value)}
  </bdi>
)
