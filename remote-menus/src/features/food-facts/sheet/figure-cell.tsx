import { useNumberText } from '@sufra/shared/ui/forms'
import { memo, useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { marksOf } from './cell.ts'
import type { CellProps } from './cell.ts'
import { CellError } from './cell-error.tsx'
import { readFigure } from '../draft/read-figure.ts'
import type { Figure } from '../draft/read-figure.ts'

export interface FigureCellProps extends CellProps {
  figure: Figure
  /** NaN while the text is unreadable. */
  value: number | null
  /** Explanation of the figure, beside the field. */
  children?: ReactNode
}

/** Cell for a whole number in Arabic or Latin digits. Blank means "not stated"; 0 means none. */
export const FigureCell = memo((props: FigureCellProps) => {
  const { product, figure, value, edit, children } = props
  const { t } = useTranslation()
  const id = useId()
  const box = useNumberText({
    value,
    onChange: number => edit([{ product, facts: { [figure]: number } }], `${product.id}${figure}`),
    read: readFigure,
    write: String,
  })
  const fieldError = box.isRefused && box.isLeft ? t('menus:law.save.unreadable') : props.fieldError
  return (
    <span>
      <span data-pair>
        <input
          {...marksOf({ ...props, fieldError }, id)}
          type="text"
          data-cell={figure}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          value={box.text}
          placeholder="—"
          onFocus={event => event.target.select()}
          onChange={({ target }) => box.type(target.value)}
          onBlur={box.leave}
        />
        {children}
      </span>
      <CellError id={id} text={fieldError} />
    </span>
  )
})
