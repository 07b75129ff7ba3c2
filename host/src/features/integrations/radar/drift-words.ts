import type { DriftKind, DriftRow, DriftValue } from '@sufra/shared/contracts/drift'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { useCan } from '@sufra/shared/session'
import { useTranslation } from 'react-i18next'

/** Returns the identity of a row: the compared thing and its place. */
export const keyOfRow = (row: DriftRow): string => {
  const { kind, branchId, channelId, productId, optionId, sizeId, since } = row
  return [kind, branchId, channelId, productId ?? 0, optionId ?? 0, sizeId ?? 0, since ?? ''].join('-')
}

/** Returns the functions that name a row's subject. */
export const useDriftWords = () => {
  const { t } = useTranslation('radar')
  const { language } = useLanguage()
  const nameOf = ({ name, optionName }: DriftRow): string => {
    const names = [name, optionName].flatMap(each => (each ? [inLanguage(each, language)] : []))
    return names.join(' · ') || t('shop')
  }
  const whatOf = ({ kind, wanted, shown, verdict }: DriftRow): string => {
    if (verdict === 'same') return t('what.same')
    if (kind === 'availability') return t(wanted === true ? 'what.hidden' : 'what.offered')
    if (kind === 'state') return t(`what.${shown === 'closed' ? 'closed' : 'state'}`)
    return t(`what.${kind}`)
  }
  return { nameOf, whatOf, branchOf: ({ branchName }: DriftRow) => inLanguage(branchName, language) }
}

/** Returns whether this person may repair a kind of difference. */
export const useCanRepair = () => {
  const can = {
    'branches.state': useCan('branches.state'),
    'menu.edit': useCan('menu.edit'),
    'menu.snooze': useCan('menu.snooze'),
    'menu.price': useCan('menu.price'),
    'menu.publish': useCan('menu.publish'),
  }
  return (kind: DriftKind): boolean => {
    if (kind === 'state') return can['branches.state']
    if (kind === 'availability') return can['menu.edit'] || can['menu.snooze'] || can['menu.publish']
    return can['menu.publish'] || (kind === 'price' && can['menu.price'])
  }
}

/** Returns whether a value is a price; others are words. */
export const isPrice = (kind: DriftKind, value: DriftValue | null): value is number =>
  kind === 'price' && typeof value === 'number'
