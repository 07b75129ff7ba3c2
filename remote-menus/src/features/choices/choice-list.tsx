import type { Choice } from '@sufra/shared/contracts/choice'
import { isFound, searchWords } from '@sufra/shared/contracts/search-text'
import { readLocalized } from '@sufra/shared/contracts/text'
import { QueryError } from '@sufra/shared/failures'
import { usePreservedState } from '@sufra/shared/remote'
import { Box, Button, EmptyState, Grid, SearchInput } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceDrawer } from '#src/modifier-groups/choice-drawer.tsx'
import type { ChoiceDraft } from '#src/modifier-groups/choice-drawer.tsx'
import { groupOfChoice } from '#src/modifier-groups/choice-values.ts'
import { choicesQuery } from '#src/modifier-groups/choices.queries.ts'
import { copiedGroup, newGroup } from '#src/modifier-groups/group-values.ts'
import { copiedName } from '#src/products/copied-name.ts'
import { ChoiceCard } from './choice-card.tsx'
import type { ChoiceRequest } from './choice-card.tsx'
import { ChoicesSkeleton } from './choices-skeleton.tsx'
import { DeleteChoice } from './choice-dialogs.tsx'

const draftOf = ({ kind, choice }: ChoiceRequest): ChoiceDraft => {
  const group = groupOfChoice(choice)
  if (kind === 'edit') return { group: { ...group, id: `${group.id} ${choice.rowVersion}` }, stored: choice }
  const name = copiedName(group.name)
  return { group: { ...copiedGroup(group), id: `copy of ${choice.id}`, name }, stored: null }
}

const textsOf = ({ name, options }: Choice): string[] => [
  ...Object.values(readLocalized(name)),
  ...options.flatMap(({ optionNameAr, optionNameEn }) => [optionNameAr, optionNameEn]),
]

interface ChoicesProps {
  choices: readonly Choice[]
  onRequest: (request: ChoiceRequest) => void
  onMake: () => void
}

const Choices = ({ choices, onRequest, onMake }: ChoicesProps) => {
  const { t } = useTranslation()
  const [search, setSearch] = usePreservedState<string>('search', '')
  const words = searchWords(search)
  const found = choices.filter(choice => isFound(textsOf(choice), words))
  if (choices.length === 0)
    return (
      <EmptyState
        title={t('menus:choices.empty')}
        detail={t('menus:choices.emptyDetail')}
        action={
          <Button variant="soft" onClick={onMake}>
            {t('menus:choices.make')}
          </Button>
        }
      />
    )
  return (
    <>
      <Box mb="4">
        <SearchInput label={t('menus:choices.search')} value={search} onChange={setSearch} />
      </Box>
      {found.length === 0 && <EmptyState title={t('menus:choices.noMatch', { search })} />}
      <Grid gridTemplateColumns="repeat(auto-fill, minmax(min(19rem, 100%), 1fr))" gap="4">
        {found.map(choice => (
          <ChoiceCard key={choice.id} choice={choice} onRequest={onRequest} />
        ))}
      </Grid>
    </>
  )
}

/** The shared modifier groups of one brand, with their actions. */
export const ChoiceList = ({ serviceProviderId, isMaking, onMake, onMade }: ChoiceListProps) => {
  const { t } = useTranslation()
  const answer = useQuery(choicesQuery(serviceProviderId))
  const { data, isPending, isError } = answer
  const [request, setRequest] = useState<ChoiceRequest | null>(null)
  const close = () => {
    setRequest(null)
    onMade()
  }
  const isEditing = request !== null && request.kind !== 'delete'
  const [group] = useState(newGroup)
  const draft = isEditing ? draftOf(request) : isMaking ? { group, stored: null } : null
  return (
    <>
      {isPending && <ChoicesSkeleton />}
      {isError && (
        <QueryError of={answer} title={t('menus:choices.failed')} detail={t('menus:liveMenu.failedDetail')} />
      )}
      {data && <Choices choices={data} onRequest={setRequest} onMake={onMake} />}
      <ChoiceDrawer draft={draft} serviceProviderId={serviceProviderId} onClose={close} onSaved={close} />
      <DeleteChoice
        choice={request?.kind === 'delete' ? request.choice : null}
        onClose={asked => setRequest(now => (now?.kind === 'delete' && now.choice === asked ? null : now))}
      />
    </>
  )
}

interface ChoiceListProps {
  serviceProviderId: number
  /** True while the form of a new group is open. */
  isMaking: boolean
  onMake: () => void
  onMade: () => void
}
