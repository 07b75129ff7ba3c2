import { useWords } from '../provider/words.ts'

export interface ChartTableProps {
  title: string
  rows: readonly { label: string; text: string; before?: string }[]
  /** What the column of `before` is called; left out, there is none. */
  beforeLabel?: string
}

/** The same figures as a table, for everyone who cannot see the drawing. */
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
            // By its place: two of them may be called the same.
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
