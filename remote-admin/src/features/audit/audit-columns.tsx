import type { AuditEntry } from '@sufra/shared/contracts/audit'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat } from '@sufra/shared/i18n'
import { Bdi, Num } from '@sufra/shared/ui'
import type { TableColumn } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'
import { useActWords, useActorName } from '#src/audit-entries/act-words.ts'

const jsonOf = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

/** Columns of the exported file only: the further input of the entry's hash. */
const useFileColumns = (): TableColumn<AuditEntry>[] => {
  const { t } = useTranslation()
  const column = (id: string, header: string, value: (entry: AuditEntry) => string | number | null) => ({
    id,
    header,
    isOptional: true,
    exportValue: value,
    render: (entry: AuditEntry) => <Bdi>{value(entry) ?? t('admin:merchants.none')}</Bdi>,
  })
  return [
    column('thing', t('admin:acts.thingNumber'), ({ entity, entityId }) => [entity, entityId].join(' ')),
    column('before', t('admin:acts.before'), ({ before }) => jsonOf(before)),
    column('after', t('admin:acts.after'), ({ after }) => jsonOf(after)),
    column('asked', t('admin:acts.asked'), ({ asked }) => jsonOf(asked)),
    column('hash', t('admin:acts.hash'), ({ hash }) => hash),
  ]
}

/** Returns the columns of the audit log, the time first, because it is read chronologically. */
export const useAuditColumns = (): TableColumn<AuditEntry>[] => {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  const actWords = useActWords()
  const actorName = useActorName()
  const none = t('admin:merchants.none')
  const merchantOf = ({ accountId, accountName }: AuditEntry): string => {
    if (accountId === null) return none
    return accountName ? inLanguage(accountName, i18n.language) : `#${accountId}`
  }
  return [
    {
      id: 'when',
      header: t('admin:acts.when'),
      render: ({ at }) => format.dateTime(at),
      exportValue: ({ at }) => at,
    },
    {
      id: 'act',
      header: t('admin:acts.act'),
      render: ({ action }) => actWords(action),
      exportValue: ({ action }) => action,
    },
    {
      id: 'who',
      header: t('admin:acts.who'),
      render: entry => <Bdi>{actorName(entry)}</Bdi>,
      exportValue: actorName,
    },
    {
      id: 'merchant',
      header: t('admin:acts.merchant'),
      render: entry => <Bdi>{merchantOf(entry)}</Bdi>,
      exportValue: merchantOf,
    },
    {
      id: 'from',
      header: t('admin:acts.from'),
      render: ({ fromAddress }) => (fromAddress ? <Num value={fromAddress} /> : none),
      exportValue: ({ fromAddress }) => fromAddress,
    },
    {
      id: 'number',
      header: t('admin:acts.number'),
      align: 'end',
      render: ({ id }) => <Num value={String(id)} />,
      exportValue: ({ id }) => id,
    },
    ...useFileColumns(),
  ]
}
