import { sideOf } from '@sufra/shared/contracts/changes-between'
import type { OwnAct } from '@sufra/shared/contracts/own-audit'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { useTranslation } from 'react-i18next'

// Keeps the sign in front of an order's number in Arabic too.
const MARK = '\u200e'

/** Returns the texts for an act; an unknown action or field is shown by its raw name. */
export const useActWords = () => {
  const { t } = useTranslation('audit')
  const { language } = useLanguage()
  const subjectOf = ({ subject }: OwnAct): string => {
    if (subject === null) return ''
    if (subject.startsWith('#')) return `${MARK}${subject}`
    return subject.startsWith('{') ? inLanguage(subject, language) : subject
  }
  return {
    subjectOf,
    actionOf: ({ action }: OwnAct): string => {
      const [thing = '', ...verb] = action.split('.')
      const did = verb.join('_')
      return t('words', {
        thing: t(`thing.${thing}`, { defaultValue: thing }),
        verb: t(`verb.${did}`, { defaultValue: did }),
      })
    },
    actorOf: ({ byName }: OwnAct): string => byName ?? t('sufra'),
    fieldOf: (field: string): string => {
      const [first = '', ...rest] = field.split('.')
      // Histories written by the database have column names.
      const name = first.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
      return [t(`field.${name}`, { defaultValue: name }), ...rest].join(' › ')
    },
    valueOf: (text: string, other: string | null): string => {
      if (text.startsWith('{')) return sideOf(text, { beside: other, language })
      return /^[A-Za-z]+$/.test(text) ? t(`value.${text}`, { defaultValue: text }) : text
    },
  }
}
