import { Button, Stack, chakra } from '@sufra/shared/ui'
import { SortArea, SortGrip } from '@sufra/shared/ui/sortable'
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

const Groups = chakra('ol', {
  base: {
    display: 'grid',
    gap: '3',
    listStyle: 'none',
    '& > li': { minW: '0', borderRadius: 'card' },
    '& > li[data-lifted]': { position: 'relative', zIndex: 1, boxShadow: 'overlay' },
  },
})

/** Modifier groups of this product only. */
export const GroupsPart = ({ form, canPrice }: GroupsPartProps) => {
  const { t } = useTranslation()
  const { value: groups, onChange } = form.bind('modifiers')
  // A new group is open for input.
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
  const titleOf = ({ name: { ar, en } }: GroupValues) => ar || en || t('menus:editor.newGroup')
  return (
    <Stack gap="3">
      <SortArea items={groups} onChange={onChange} nameOf={titleOf}>
        <Groups role="list" aria-label={t('menus:editor.fields.modifiers')}>
          {groups.map((group, place) => (
            <li key={group.id}>
              <GroupCard
                group={group}
                title={titleOf(group)}
                grip={groups.length > 1 && <SortGrip id={group.id} name={titleOf(group)} />}
                // Groups with an error are always open.
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
            </li>
          ))}
        </Groups>
      </SortArea>
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
