import { useWords } from '../provider/words.ts'

export interface ChartTableProps {
  title: string
  rows: readonly { label: string; text: string; before?: string }[]
  /** Header of the column of `before`; without it there is no such column. */
  beforeLabel?: string
}

/** Renders the figures as a table for screen readers. */
export const ChartTable = ({ title, rows, beforeLabel }: ChartTableProps) => {
  const words = useWords()
  return (
    <div className="sf-hidden">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.label}</th>
            <th scope="col">{words.value}</th>
            {beforeLabel && <th scope="col">{beforeLabel}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            // Keyed by position, because two rows may have the same label.
            <tr key={place}>
              <th scope="row">{row.label}</th>
              <td>{row.text}</td>
              {beforeLabel && <td>{row.before}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
