import type { ShiftNote, ShiftPage } from '@sufra/shared/contracts/shift'
import { inLanguage } from '@sufra/shared/contracts/text'
import { formatDateTime } from '@sufra/shared/i18n'
import { pageSections } from './page-sections.ts'
import type { PageSection, Words } from './section.ts'

const Part = ({ section }: { section: PageSection }) => (
  <section>
    <h2>{section.title}</h2>
    {section.lines.length === 0 && <p>{section.nothing}</p>}
    {section.lines.map(({ key, text, value, detail }) => (
      <div key={key}>
        <p className="row">
          <span>{text}</span>
          {value && <span>{value}</span>}
        </p>
        {detail && (
          <small>
            <span>{detail}</span>
          </small>
        )}
      </div>
    ))}
  </section>
)

const Notes = ({ notes, words: { t, language } }: { notes: ShiftNote[]; words: Words }) => (
  <section>
    <h2>{t('orders:shift.notes.title')}</h2>
    {notes.length === 0 && <p>{t('orders:shift.notes.nothing')}</p>}
    {notes.map(({ id, text, byName, at, isForNext, doneAt }) => (
      <div key={id} className={isForNext && !doneAt ? 'note' : undefined}>
        <p>
          <bdi>{text}</bdi>
        </p>
        <small>
          <bdi>{byName}</bdi> · <bdi>{formatDateTime(at, language)}</bdi>
          {doneAt && ` · ${t('orders:shift.notes.done')}`}
        </small>
      </div>
    ))}
  </section>
)

const closingOf = ({ shift }: ShiftPage, { t, language }: Words): string => {
  if (!shift.closedAt) return t('orders:shift.stillOpen')
  const time = formatDateTime(shift.closedAt, language)
  return shift.isClosedByClock
    ? t('orders:shift.closedByClock', { time })
    : t('orders:shift.closedBy', { time, name: shift.closedBy })
}

/** The shift page on paper. */
export const ShiftPaper = ({ page, words }: { page: ShiftPage; words: Words }) => {
  const { t, language } = words
  const { shift, facts, notes } = page
  const opened = { time: formatDateTime(shift.openedAt, language), name: shift.openedBy }
  return (
    <>
      <header>
        <h1>{t('orders:shift.title')}</h1>
        <h2>
          <bdi>{inLanguage(shift.branchName, language)}</bdi>
        </h2>
        <p>{t('orders:shift.openedBy', opened)}</p>
        <p>{closingOf(page, words)}</p>
        <p>{t('orders:shift.asOf', { time: formatDateTime(facts.serverTime, language) })}</p>
      </header>
      <Notes notes={notes} words={words} />
      {pageSections(page, words).map(section => (
        <Part key={section.id} section={section} />
      ))}
    </>
  )
}
