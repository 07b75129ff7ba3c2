import { useLanguage } from '@sufra/shared/i18n'
import { Bdi } from '@sufra/shared/ui'
import { Command } from 'cmdk'
import { NavIcon } from '#src/layout/navigation/nav-icon.tsx'
import { matchRange } from './find/match-range.ts'
import { KeyCaps } from './keys/key-caps.tsx'
import type { PaletteLine } from './lines/palette-line.ts'

/** A name with the typed part marked. */
const MarkedName = ({ name, typed }: { name: string; typed: string }) => {
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

interface LineItemProps {
  line: PaletteLine
  typed: string
  onRun: (line: PaletteLine) => void
}

/** A line of the palette: name with the typed part marked, name in the other language, and its shortcut. */
export const LineItem = ({ line, typed, onRun }: LineItemProps) => {
  const { language } = useLanguage()
  const { icon, name, pictureUrl, detail, end, keys } = line
  const [own, other] = language === 'ar' ? [name.ar, name.en] : [name.en, name.ar]
  const main = own || other
  return (
    <Command.Item value={line.id} onSelect={() => onRun(line)}>
      <span data-part="icon">
        {pictureUrl ? (
          <img src={pictureUrl} alt="" width={36} height={36} loading="lazy" />
        ) : (
          <NavIcon name={icon} />
        )}
      </span>
      <span data-part="name">
        <MarkedName name={main} typed={typed} />
        {detail && <small>{detail}</small>}
      </span>
      {other && other !== main && (
        <span data-part="other" lang={language === 'ar' ? 'en' : 'ar'}>
          <MarkedName name={other} typed={typed} />
        </span>
      )}
      {end && <span data-part="end">{end}</span>}
      {keys && <KeyCaps keys={keys} />}
    </Command.Item>
  )
}
