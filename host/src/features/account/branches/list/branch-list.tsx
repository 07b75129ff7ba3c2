import type { BranchOverview } from '@sufra/shared/contracts/branch'
import { isFound, searchWords } from '@sufra/shared/contracts/search-text'
import { readLocalized } from '@sufra/shared/contracts/text'
import { useCan } from '@sufra/shared/session'
import { Box, Button, Flex, Num, SearchInput, Stack, Text } from '@sufra/shared/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpened } from '#src/dialog-state/use-opened.ts'
import { useSetStatus } from '../branches.queries.ts'
import { StateButtons } from '../state/state-buttons.tsx'
import type { StateChangeRequest } from '../state/state-buttons.tsx'
import { StateDialog } from '../state/state-dialog.tsx'
import { BranchCard } from './branch-card.tsx'
import type { CardRequest } from './branch-card.tsx'

const MANY = 8
const AT_ONCE = 30

interface BranchListProps {
  branches: readonly BranchOverview[]
  now: number
  onRequest: (request: CardRequest) => void
}

const found = (branches: readonly BranchOverview[], search: string) => {
  const words = searchWords(search)
  return branches.filter(({ name, city, district, code }) => {
    const { ar, en } = readLocalized(name)
    return isFound([ar, en, city ?? '', district ?? '', code ?? ''], words)
  })
}

/** The branches as cards, with search and selection for many. */
export const BranchList = ({ branches, now, onRequest }: BranchListProps) => {
  const { t } = useTranslation('branches')
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState(AT_ONCE)
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const { opened: asked, open: setAsked, close } = useOpened<StateChangeRequest>()
  const canState = useCan('branches.state')
  const { set, isPending } = useSetStatus()
  const matching = found(branches, search)
  const chosen = branches.filter(({ id }) => selected.has(id))
  const select = (id: number, isSelected: boolean) =>
    setSelected(new Set(isSelected ? [...selected, id] : [...selected].filter(each => each !== id)))
  return (
    <Stack gap="3.5">
      {branches.length > MANY && <SearchInput label={t('search')} value={search} onChange={setSearch} />}
      {canState && chosen.length > 0 && (
        <Flex
          role="region"
          aria-label={t('chosen.label')}
          alignItems="center"
          flexWrap="wrap"
          gap="2"
          p="2"
          ps="4"
          bg="primary.soft"
          borderRadius="card"
          position="sticky"
          top="2"
          zIndex="docked"
        >
          <Text flex="1" fontWeight="medium">
            {t('chosen.count', { count: chosen.length })}
          </Text>
          <StateButtons branches={chosen} set={set} isPending={isPending} onMore={setAsked} size="sm" />
          <Button variant="ghost" size="sm" onClick={() => setSelected(new Set())}>
            {t('chosen.none')}
          </Button>
        </Flex>
      )}
      {matching.length === 0 && <Text color="muted">{t('noMatch')}</Text>}
      {matching.slice(0, shown).map(branch => (
        <BranchCard
          key={branch.id}
          branch={branch}
          now={now}
          set={set}
          isPending={isPending}
          onRequest={onRequest}
          isSelected={selected.has(branch.id)}
          onSelect={isSelected => select(branch.id, isSelected)}
          onMore={setAsked}
        />
      ))}
      {matching.length > shown && (
        <Box textAlign="center">
          <Button variant="outline" onClick={() => setShown(shown + AT_ONCE)}>
            {t('showMore')} <Num value={matching.length - shown} />
          </Button>
        </Box>
      )}
      {asked && <StateDialog asked={asked} set={set} isPending={isPending} onClose={close} />}
    </Stack>
  )
}
