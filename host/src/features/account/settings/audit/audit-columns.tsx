import { changesBetween } from '@sufra/shared/contracts/changes-between'
import type { OwnAct } from '@sufra/shared/contracts/own-audit'
import { useFormat } from '@sufra/shared/i18n'
import { Bdi, Text } from '@sufra/shared/ui'
import type { TableColumn } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'
import { useActWords } from './act-words.ts'

const jsonOf = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

/** Number of changed fields that a table row names. */
const SHOWN = 3

const useChangedFields = () => {
  const { fieldOf } = useActWords()
  return ({ before, after }: OwnAct): string => {
    const fields = changesBetween(before, after).map(({ field }) => fieldOf(field.split('.')[0] ?? field))
    const names = [...new Set(fields)]
    return names.slice(0, SHOWN).join(' · ') + (names.length > SHOWN ? ' …' : '')
  }
}

/** Returns the columns of the audit log, time first. */
export const useAuditColumns = (): TableColumn<OwnAct>[] => {
  const { t } = useTranslation('audit')
  const format = useFormat()
  const { actionOf, actorOf, subjectOf } = useActWords()
  const changedFields = useChangedFields()
  return [
    {
      id: 'when',
      header: t('when'),
      render: ({ at }) => <Bdi>{format.dateTime(at)}</Bdi>,
      exportValue: ({ at }) => at,
    },
    { id: 'who', header: t('who'), render: act => <Bdi>{actorOf(act)}</Bdi>, exportValue: actorOf },
    { id: 'what', header: t('what'), render: actionOf, exportValue: actionOf },
    { id: 'thing', header: t('about'), render: act => <Bdi>{subjectOf(act)}</Bdi>, exportValue: subjectOf },
    {
      id: 'changed',
      header: t('changed'),
      render: act => (
        <Text as="span" color="muted">
          {changedFields(act)}
        </Text>
      ),
      exportValue: changedFields,
    },
    {
      id: 'before',
      header: t('before'),
      isOptional: true,
      render: ({ before }) => <Bdi>{jsonOf(before)}</Bdi>,
      exportValue: ({ before }) => jsonOf(before),
    },
    {
      id: 'after',
      header: t('after'),
      isOptional: true,
      render: ({ after }) => <Bdi>{jsonOf(after)}</Bdi>,
      exportValue: ({ after }) => jsonOf(after),
    },
  ]
}
