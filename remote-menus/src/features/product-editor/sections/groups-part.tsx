import { Button, Stack } from '@sufra/shared/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GroupFields } from '#src/modifier-groups/group-fields.tsx'
import { lacksName, newGroup } from '#src/modifier-groups/group-values.ts'
import type { GroupValues } from '#src/modifier-groups/group-values.ts'
import { errorAt } from '../editor-form.ts'
import type { SectionProps } from '../editor-form.ts'
import { GroupCard } from './group-card.tsx'

export type GroupsPartProps = Pick<SectionProps, 'form' | 'canPrice'>

const MOST_GROUPS = 50

/** The groups that belong to this product alone. */
export const GroupsPart = ({ form, canPrice }: GroupsPartProps) => {
  const { t } = useTranslation()
  const { value: groups, onChange } = form.bind('modifiers')
  // One that was just made is open, to be filled in.
  const [openIds, setOpenIds] = useState(() =>
    groups.filter(group => lacksName(group) === 'both').map(({ id }) => id),
  )
  const wrong = form.formState.errors.modifiers
  const toggle = (id: string) =>
    setOpenIds(known => (known.includes(id) ? known.filter(each => each !== id) : [...known, id]))
  const add = () => {
    const group = newGroup()
    onChange([...groups, group])
    toggle(group.id)
  }
  const put = (place: number, group: GroupValues) => onChange(groups.with(place, group))
  return (
    <Stack gap="3">
      {groups.map((group, place) => (
        <GroupCard
          key={group.id}
          group={group}
          // A mistake is not hidden from whoever has to mend it.
          isOpen={openIds.includes(group.id) || wrong?.[place] !== undefined}
          onToggle={() => toggle(group.id)}
          onRemove={() => onChange(groups.toSpliced(place, 1))}
        >
          <GroupFields
            group={group}
            onChange={next => put(place, next)}
            path={`modifiers.${place}`}
            errorAt={errorAt(form)}
            needsBothNames
            canPrice={canPrice}
          />
        </GroupCard>
      ))}
      <Button
        variant="soft"
        alignSelf="start"
        icon={<Plus size={18} aria-hidden />}
        disabled={groups.length >= MOST_GROUPS}
        onClick={add}
      >
        {t('menus:editor.addGroup')}
      </Button>
    </Stack>
  )
}
