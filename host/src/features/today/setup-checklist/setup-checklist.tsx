import type { SetupItem } from '@sufra/shared/contracts/account'
import { Box, Button, Card, Flex, Heading, Text } from '@sufra/shared/ui'
import { Dialog } from '@sufra/shared/ui/overlays'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpened } from '#src/dialog-state/use-opened.ts'
import { LogoForm } from './logo-form.tsx'
import { SetupLine } from './setup-line.tsx'
import type { FormKey } from './setup-line.tsx'
import { setupQuery } from './setup.queries.ts'
import { VatForm } from './vat-form.tsx'

const KEY = 'sufra-setup-folded'

const read = (): boolean => {
  try {
    return localStorage.getItem(KEY) === 'true'
  } catch {
    return false
  }
}

/** Returns whether the list is folded, stored on this device. */
const useFolded = (): [isFolded: boolean, toggle: () => void] => {
  const [isFolded, setIsFolded] = useState(read)
  const toggle = () => {
    setIsFolded(!isFolded)
    try {
      localStorage.setItem(KEY, String(!isFolded))
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  }
  return [isFolded, toggle]
}

const Bar = ({ done, total }: { done: number; total: number }) => (
  <Box h="1.5" bg="soft" borderRadius="pill" overflow="hidden" aria-hidden>
    <Box
      h="full"
      bg="primary"
      borderRadius="pill"
      transition="width {durations.enter} ease-out"
      style={{ width: `${(done / total) * 100}%` }}
    />
  </Box>
)

/** State of the forms that are filled in place, one at a time. */
const useSetupForm = () => {
  const cache = useQueryClient()
  const { opened, open, close } = useOpened<{ key: FormKey }>()
  const handleSaved = async () => {
    close()
    await cache.invalidateQueries(setupQuery)
  }
  return { opened: opened?.key ?? null, open: (key: FormKey) => open({ key }), close, handleSaved }
}

const List = ({ items }: { items: readonly SetupItem[] }) => {
  const { t } = useTranslation('onboarding')
  const listId = useId()
  const [isFolded, toggle] = useFolded()
  const { opened, open, close, handleSaved } = useSetupForm()
  const done = items.filter(({ isDone }) => isDone).length
  const Chevron = isFolded ? ChevronDown : ChevronUp
  return (
    <Card as="section" aria-label={t('setup.title')} px="4" pt="3" pb={isFolded ? '4' : '1.5'}>
      <Flex alignItems="center" gap="3" mb="2">
        <Heading textStyle="lg15" fontWeight="semibold">
          {t('setup.title')}
        </Heading>
        <Text textStyle="sm13" color="muted" flex="1" whiteSpace="nowrap">
          {t('setup.progress', { done, total: items.length })}
        </Text>
        <Button
          variant="ghost"
          size="sm"
          color="muted"
          icon={<Chevron size={18} strokeWidth={1.75} aria-hidden />}
          aria-label={t(isFolded ? 'setup.unfold' : 'setup.fold')}
          aria-expanded={!isFolded}
          aria-controls={listId}
          onClick={toggle}
        >
          {t(isFolded ? 'setup.show' : 'setup.hide')}
        </Button>
      </Flex>
      <Bar done={done} total={items.length} />
      <Box as="ul" id={listId} mt="2" hidden={isFolded}>
        {items.map(entry => (
          <SetupLine key={entry.key} entry={entry} onOpen={open} />
        ))}
      </Box>
      <Dialog isOpen={opened !== null} onClose={close} title={opened ? t(`setup.items.${opened}.title`) : ''}>
        {opened === 'logo' && <LogoForm onSaved={handleSaved} onCancel={close} />}
        {opened === 'vatNumber' && <VatForm onSaved={handleSaved} onCancel={close} />}
      </Dialog>
    </Card>
  )
}

/** Open items before the first order. Hidden when all are done or the list fails to load. */
export const SetupChecklist = () => {
  const { data: setup } = useQuery(setupQuery)
  if (!setup || setup.items.every(({ isDone }) => isDone)) return null
  return <List items={setup.items} />
}
