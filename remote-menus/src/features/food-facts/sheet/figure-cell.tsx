import { memo, useId } from 'react'
import type { ReactNode } from 'react'
import { marksOf } from './cell.ts'
import type { CellProps } from './cell.ts'
import { Mistake } from './mistake.tsx'
import { typedFigure } from './read-figure.ts'
import type { Figure } from './read-figure.ts'

export interface FigureCellProps extends CellProps {
  figure: Figure
  value: number | null
  /** Beside the box: what the figure means. */
  children?: ReactNode
}

/** A cell for one whole number, in Arabic or Latin digits. Blank: nobody has said; 0: none. */
export const FigureCell = memo((props: FigureCellProps) => {
  const { product, figure, value, mistake, edit, children } = props
  const id = useId()
  return (
    <span>
      <span data-pair>
        <input
          {...marksOf(props, id)}
          type="text"
          data-cell={figure}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          value={value ?? ''}
          placeholder="—"
          onFocus={event => event.target.select()}
          onChange={({ target }) =>
            edit(
              [{ product, facts: { [figure]: typedFigure(target.value, figure) } }],
              `${product.id}${figure}`,
            )
          }
        />
        {children}
      </span>
      <Mistake id={id} text={mistake} />
    </span>
  )
})
