import type { Product } from '@sufra/shared/contracts/product'
import { memo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { marksOf } from './cell.ts'
import type { CellProps } from './cell.ts'
import { Mistake } from './mistake.tsx'

const MEASURES = ['cup', '100ml'] as const satisfies Product['caffeinePer'][]

/** Cell for the measure of caffeine. */
export const PerCell = memo((props: CellProps & { value: Product['caffeinePer'] }) => {
  const { t } = useTranslation()
  const { product, value, mistake, edit } = props
  const id = useId()
  return (
    <span>
      <select
        {...marksOf(props, id)}
        data-cell="caffeinePer"
        value={value ?? ''}
        onChange={({ target }) => {
          const caffeinePer = MEASURES.find(measure => measure === target.value) ?? null
          edit([{ product, facts: { caffeinePer } }])
        }}
      >
        <option value="">—</option>
        <option value="cup">{t('menus:law.per.cup')}</option>
        <option value="100ml">{t('menus:law.per.100ml')}</option>
      </select>
      <Mistake id={id} text={mistake} />
    </span>
  )
})
