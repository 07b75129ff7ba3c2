import { useQueryClient } from '@tanstack/react-query'
import { Button, DirectionalIcon, ErrorState, Skeleton, Stack, Text } from '@sufra/shared/ui'
import { Drawer } from '@sufra/shared/ui/overlays'
import type { Product } from '@sufra/shared/contracts/product'
import { Undo2 } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useReadName } from '../place/read-name.ts'
import { followChoices } from './choice-changes.ts'
import { useOptionCalls } from './option-calls.ts'
import { OptionGroupCard } from './option-group-card.tsx'
import { useOptionGroups } from './option-groups.ts'

interface OptionsDrawerProps {
  product: Product
  onClose: () => void
}

/** The options of a product, each with snooze and activate. */
export const OptionsDrawer = ({ product, onClose }: OptionsDrawerProps) => {
  const { t } = useTranslation()
  const readName = useReadName()
  const queryClient = useQueryClient()
  const { groups, isPending, isFailed, retry } = useOptionGroups(product)
  const calls = useOptionCalls()
  const { offered, closeUndo } = calls
  useEffect(() => followChoices(queryClient), [queryClient])

  const handleUndo = () => {
    closeUndo()
    offered?.undo()
  }
  const undo = offered && (
    <>
      <Text role="status" flex="1" alignSelf="center" fontWeight="medium">
        {offered.text}
      </Text>
      <Button variant="outline" icon={<DirectionalIcon icon={Undo2} />} onClick={handleUndo}>
        {t('menus:snooze.undo')}
      </Button>
    </>
  )
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={t('menus:snooze.optionsTitle', { name: readName(product.name) })}
      footer={undo}
    >
      <Stack gap="4">
        {groups.map(group => (
          <OptionGroupCard key={group.key} group={group} calls={calls} />
        ))}
        {isPending && <Skeleton h="10rem" borderRadius="card" />}
        {isFailed && (
          <ErrorState
            title={t('menus:snooze.optionsMissing')}
            retryLabel={t('menus:liveMenu.retry')}
            onRetry={retry}
          />
        )}
      </Stack>
    </Drawer>
  )
}
