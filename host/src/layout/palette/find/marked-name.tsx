import { Bdi } from '@sufra/shared/ui'
import { matchRange } from './match-range.ts'

/** A name with the typed part marked. */
export const MarkedName = ({ name, typed }: { name: string; typed: string }) => {
  const range = matchRange(name, typed)
  if (!range) return <Bdi>{name}</Bdi>
  return (
    <Bdi>
      {name.slice(0, range.from)}
      <mark>{name.slice(range.from, range.to)}</mark>
      {name.slice(range.to)}
    </Bdi>
  )
}
