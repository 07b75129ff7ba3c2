import type { PlanDetails } from '@sufra/shared/contracts/plan'
import { inLanguage } from '@sufra/shared/contracts/text'
import { Bdi, Button, Stack, Text } from '@sufra/shared/ui'
import { Dialog, toast } from '@sufra/shared/ui/overlays'
import { SortableList } from '@sufra/shared/ui/sortable'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '#src/offers/failure-text.ts'
import { useSortPlans } from './plans.queries.ts'

interface PlanOrderDialogProps {
  isOpen: boolean
  plans: readonly PlanDetails[]
  onClose: () => void
}

/**
 * Renders the order in which merchants see the plans, changed by mouse, finger or keyboard; each move is saved at once.
 */
export const PlanOrderDialog = ({ isOpen, plans, onClose }: PlanOrderDialogProps) => {
  const { t, i18n } = useTranslation()
  const failureText = useFailureText()
  const { mutate } = useSortPlans()
  const nameOf = ({ name }: PlanDetails) => inLanguage(name, i18n.language)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('admin:plans.orderTitle')}
      footer={<Button onClick={onClose}>{t('admin:plans.done')}</Button>}
    >
      <Stack gap="3">
        <Text color="muted">{t('admin:plans.orderHelp')}</Text>
        <SortableList
          label={t('admin:plans.orderTitle')}
          items={plans}
          nameOf={nameOf}
          renderItem={plan => <Bdi>{nameOf(plan)}</Bdi>}
          onChange={sorted =>
            mutate(sorted, { onError: error => toast({ kind: 'error', text: failureText(error) }) })
          }
        />
      </Stack>
    </Dialog>
  )
}
