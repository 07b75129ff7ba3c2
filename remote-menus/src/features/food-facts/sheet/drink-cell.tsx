import { Checkbox } from '@sufra/shared/ui'
import { memo, useId } from 'react'
import { marksOf } from './cell.ts'
import type { CellProps } from './cell.ts'
import { Mistake } from './mistake.tsx'

/** Checkbox for drinks, which also need caffeine. */
export const DrinkCell = memo((props: CellProps & { value: boolean }) => {
  const { product, value, mistake, edit } = props
  const id = useId()
  return (
    <>
      <Checkbox
        {...marksOf(props, id)}
        label={null}
        data-cell="isDrink"
        checked={value}
        onChange={({ target }) => edit([{ product, facts: { isDrink: target.checked } }])}
      />
      <Mistake id={id} text={mistake} />
    </>
  )
})
