import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AlarmClock } from 'lucide-react'
import { useCan } from '@sufra/shared/session'
import { Box, Button, Text, lazyPart } from '@sufra/shared/ui'

const dialog = lazyPart({
  load: () =>
    import(/* webpackChunkName: "escalation" */ './escalation-dialog.tsx').then(
      ({ EscalationDialog }) => EscalationDialog,
    ),
})

/** Opens the escalation settings, for users who may change a branch. */
export const EscalationButton = () => {
  const { t } = useTranslation()
  const canManage = useCan('branches.manage')
  const [isOpen, setIsOpen] = useState(false)
  if (!canManage) return null
  return (
    <Box mt="5" pt="4" borderTopWidth="1px" borderColor="line">
      <Text textStyle="sm13" color="muted" mb="2">
        {t('orders:escalation.hint')}
      </Text>
      <Button variant="outline" icon={<AlarmClock size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('orders:escalation.open')}
      </Button>
      {isOpen && <dialog.Part onClose={() => setIsOpen(false)} />}
    </Box>
  )
}
