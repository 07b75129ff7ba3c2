import { PAUSE_REASONS } from '@sufra/shared/contracts/state-choices'
import type { ShiftFacts } from '@sufra/shared/contracts/shift'
import { inLanguage } from '@sufra/shared/contracts/text'
import { formatDateTime, formatTime } from '@sufra/shared/i18n'
import type { PageSection, SectionLine, Words } from './section.ts'

// Joins texts; each is isolated to keep its own direction.
const joined = (parts: (string | null | false | undefined)[]): string =>
  parts.flatMap(part => (part ? `\u2068${part}\u2069` : [])).join(' · ')

const REASONS: readonly string[] = [
  ...PAUSE_REASONS,
  'ManyOrders',
  'MissedOrders',
  'PlanExpired',
  'AccountClosing',
]

const reasonIn = (reason: string | null, { t }: Words): string =>
  reason === null ? '' : REASONS.includes(reason) ? t(`orders:shift.branch.reason.${reason}`) : reason

const untilIn = (until: string | null, { t, language }: Words): string =>
  until === null
    ? t('orders:shift.untilSomebody')
    : t('orders:shift.until', { time: formatDateTime(until, language) })

// The reject dialog stores a code; all other reasons are free text.
const whyIn = (reason: string | null, { t }: Words): string | null =>
  reason === 'ItemUnavailable' ? t('orders:reason.ItemUnavailable') : reason

/** Returns the section of snoozed products with start and end. */
export const snoozedSection = (facts: ShiftFacts, words: Words): PageSection => {
  const { t, language } = words
  const lines = facts.snoozed.map(({ id, name, since, until, reason, isHereOnly }): SectionLine => {
    const from = since && t('orders:shift.since', { time: formatDateTime(since, language) })
    return {
      key: String(id),
      text: inLanguage(name, language),
      value: untilIn(until, words),
      detail: joined([from, isHereOnly && t('orders:shift.snoozed.hereOnly'), whyIn(reason, words)]),
      isLoud: until === null,
    }
  })
  const more = { key: 'more', text: t('orders:shift.snoozed.more', { count: facts.moreSnoozed }) }
  return {
    id: 'snoozed',
    title: t('orders:shift.snoozed.title'),
    nothing: t('orders:shift.snoozed.nothing'),
    lines: facts.moreSnoozed > 0 ? [...lines, more] : lines,
  }
}

type Branch = NonNullable<ShiftFacts['branch']>

const overrideLine = (override: NonNullable<Branch['override']>, words: Words): SectionLine => {
  const { t, language } = words
  const { kind, since, until, minutes, reason, channels } = override
  const where = channels.map(({ name }) => inLanguage(name, language)).join('، ')
  const text =
    kind === 'Busy' ? t('orders:shift.branch.busy', { count: minutes ?? 0 }) : t('orders:shift.branch.paused')
  const from = since && t('orders:shift.since', { time: formatDateTime(since, language) })
  const key = `override ${kind} ${channels.map(({ id }) => id).join(' ')}`
  return {
    key,
    text: joined([text, where]),
    value: untilIn(until, words),
    isLoud: true,
    detail: joined([from, reasonIn(reason, words)]),
  }
}

const overrideLines = ({ override, platformPauses }: Branch, words: Words): SectionLine[] =>
  [...(override ? [override] : []), ...platformPauses].map(each => overrideLine(each, words))

const stateLine = ({ state, stateUntil, override }: Branch, { t, language }: Words): SectionLine[] => {
  // The override has a line of its own.
  if (override && override.channels.length === 0 && (state === 'Busy' || state === 'Paused')) return []
  const value =
    stateUntil && t(`orders:shift.branch.end.${state}`, { time: formatDateTime(stateUntil, language) })
  return [{ key: 'state', text: t(`orders:shift.branch.state.${state}`), value: value ?? undefined }]
}

/** Returns the section of the branch's state and its pauses during the shift. */
export const branchSection = ({ branch, stateChanges }: ShiftFacts, words: Words): PageSection => {
  const { t, language } = words
  const changes = stateChanges.map((change): SectionLine => {
    const { id, at, kind, channel, byName, until, reason } = change
    const what = t(`orders:shift.branch.change.${kind}`)
    const text = channel ? joined([what, inLanguage(channel.name, language)]) : what
    return {
      key: String(id),
      text,
      value: formatTime(at, language),
      detail: joined([
        byName ?? t('orders:shift.branch.byItself'),
        until && t('orders:shift.until', { time: formatTime(until, language) }),
        reasonIn(reason, words),
      ]),
    }
  })
  const standing = branch ? [...stateLine(branch, words), ...overrideLines(branch, words)] : []
  return {
    id: 'branch',
    title: t('orders:shift.branch.title'),
    nothing: t('orders:shift.branch.nothing'),
    lines: [...standing, ...changes],
  }
}

/** Returns the section of undelivered platform calls and of platforms that do not answer. */
export const platformsSection = ({ calls, links }: ShiftFacts, { t, language }: Words): PageSection => ({
  id: 'platforms',
  title: t('orders:shift.platforms.title'),
  nothing: t('orders:shift.platforms.nothing'),
  lines: [
    ...links.map(({ channel, status }): SectionLine => {
      const name = inLanguage(channel.name, language)
      return {
        key: `link${channel.id}`,
        text: name,
        value: t(`orders:shift.platforms.${status}`),
        isLoud: true,
      }
    }),
    ...calls.map(({ id, orderNumber, channel, action, state, since }): SectionLine => {
      const name = inLanguage(channel.name, language)
      return {
        key: `call${id}`,
        isLoud: true,
        value: formatTime(since, language),
        text: t(`orders:shift.platforms.${state}`, { number: orderNumber, channel: name }),
        detail: t(`orders:shift.platforms.action.${action}`),
      }
    }),
  ],
})

/** Returns the section of the people who worked in the shift, with their first and last action. */
export const peopleSection = ({ people }: ShiftFacts, { t, language }: Words): PageSection => ({
  id: 'people',
  title: t('orders:shift.people.title'),
  lines: people.map(({ name, from, to }, at) => ({
    key: `${at}${name}`,
    text: name,
    value: `${formatTime(from, language)} – ${formatTime(to, language)}`,
  })),
})
