import type { AuditEntry } from '@sufra/shared/contracts/audit'
import { useTranslation } from 'react-i18next'

/** Returns the function that names an act: `Plan.Update` is "Plan · changed". An unknown action is shown as it is. */
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

/** Returns the function that names the actor: Sufra itself without a person. */
export const useActorName = () => {
  const { t } = useTranslation()
  return ({ byUserId, byName }: Pick<AuditEntry, 'byUserId' | 'byName'>): string =>
    byName ?? (byUserId === null ? t('admin:acts.bySufra') : `#${byUserId}`)
}
