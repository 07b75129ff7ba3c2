import { sideOf } from '@sufra/shared/contracts/changes-between'
import type { OwnAct } from '@sufra/shared/contracts/own-audit'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { useTranslation } from 'react-i18next'

// An order's number keeps its sign in front of it in Arabic too.
const MARK = '\u200e'

/** An act in the words of the page; what has no words yet is shown as it is written. */
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
      // Histories that the database writes have the names of columns.
      const name = first.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
      return [t(`field.${name}`, { defaultValue: name }), ...rest].join(' › ')
    },
    valueOf: (text: string, other: string | null): string => {
      if (text.startsWith('{')) return sideOf(text, { beside: other, language })
      return /^[A-Za-z]+$/.test(text) ? t(`value.${text}`, { defaultValue: text }) : text
    },
  }
}
