import { toRiyals } from '@sufra/shared/contracts/halalas'
import { useFormat } from '@sufra/shared/i18n'
import { useTranslation } from 'react-i18next'
import { VersionsDrawer } from '#src/two-versions/versions-drawer.tsx'
import type { GroupValues, OptionValues } from '../group-values.ts'
import { limitsSentence } from '../limits-sentence.ts'
import { changedParts, withParts } from './group-parts.ts'
import type { GroupPart } from './group-parts.ts'

export interface StaleChoiceProps {
  /** What both were made of. */
  base: GroupValues
  mine: GroupValues
  /** The choice as somebody else saved it meanwhile. */
  theirs: GroupValues
  /** Nothing is taken over: the form stays as it is. */
  onClose: () => void
  onSave: (group: GroupValues) => void
}

const usePartText = () => {
  const { t } = useTranslation()
  const format = useFormat()
  const optionText = ({ optionNameAr, optionNameEn, price, isAvailable }: OptionValues) =>
    [
      [optionNameAr, optionNameEn].filter(Boolean).join(' / '),
      price ? format.money(toRiyals(price)) : '',
      isAvailable ? '' : t('menus:choices.optionOut'),
    ]
      .filter(Boolean)
      .join(' · ')
  const texts: Record<GroupPart, (group: GroupValues) => string> = {
    name: ({ name }) => [name.ar, name.en].filter(Boolean).join('\n'),
    limits: group => limitsSentence(t, group),
    options: ({ options }) => options.map(optionText).join('\n'),
  }
  return (part: GroupPart, group: GroupValues): string => texts[part](group) || t('menus:editor.nothing')
}

/** Two people changed one choice: both versions side by side. */
export const StaleChoice = ({ base, mine, theirs, onClose, onSave }: StaleChoiceProps) => {
  const { t } = useTranslation()
  const textOf = usePartText()
  const own = changedParts(base, mine)
  const foreign = changedParts(base, theirs)
  return (
    <VersionsDrawer
      title={t('menus:choices.staleTitle')}
      fields={changedParts(theirs, mine).map(part => ({
        field: part,
        label: t(`menus:choices.part.${part}`),
        mine: textOf(part, mine),
        theirs: textOf(part, theirs),
        isMineChanged: own.includes(part),
        isTheirsChanged: foreign.includes(part),
      }))}
      isBusy={false}
      onClose={onClose}
      onSave={kept => onSave(withParts(theirs, mine, kept))}
    />
  )
}
