import type { AuditEntry } from '@sufra/shared/contracts/audit'
import { useTranslation } from 'react-i18next'

/** What an act is called: `Plan.Update` is "Plan · changed". What has no words yet is shown as it is written. */
export const useActWords = () => {
  const { t } = useTranslation()
  return (action: AuditEntry['action']): string => {
    const [thing = '', ...verb] = action.split('.')
    const did = verb.join('_')
    return t('admin:acts.words', {
      thing: t(`admin:acts.thing.${thing}`, { defaultValue: thing }),
      verb: t(`admin:acts.verb.${did}`, { defaultValue: did }),
    })
  }
}

/** Who did it: Sufra itself where it was nobody. */
export const useActorName = () => {
  const { t } = useTranslation()
  return ({ byUserId, byName }: Pick<AuditEntry, 'byUserId' | 'byName'>): string =>
    byName ?? (byUserId === null ? t('admin:acts.bySufra') : `#${byUserId}`)
}
