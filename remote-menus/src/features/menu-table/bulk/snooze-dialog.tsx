import { Button, Stack, chakra } from '@sufra/shared/ui'
import { Dialog } from '@sufra/shared/ui/overlays'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWhileMounted } from '@sufra/shared/unknown-outcome'
import { UntilFields } from '#src/snooze/until-fields.tsx'
import { useWrittenEnd } from '#src/snooze/use-written-end.ts'
import type { SnoozeEnd } from '#src/snooze/written-end.ts'
import type { BulkDialogsProps } from './bulk-question.ts'
import { useBulkSnooze } from './use-bulk-snooze.ts'

const ENDS = ['1h', '2h', '4h', 'endOfDay', 'tomorrow', 'until', 'manual'] as const
type End = (typeof ENDS)[number]

const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minH: 'touch',
    px: '3',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'control',
    fontWeight: 'medium',
    '&:has(:checked)': { borderColor: 'primary', bg: 'primary.soft' },
    '& > input': { accentColor: '{colors.primary}', boxSize: '4.5' },
  },
})

type SnoozeDialogProps = Pick<BulkDialogsProps, 'serviceProviderId' | 'products' | 'onClose' | 'onDone'>

/** Dialog for the end of a bulk snooze. */
export const SnoozeDialog = ({ serviceProviderId, products, onClose, onDone }: SnoozeDialogProps) => {
  const { t } = useTranslation()
  const finish = useWhileMounted(onDone)
  const name = useId()
  const [end, setEnd] = useState<End>('1h')
  const { snooze, isBusy } = useBulkSnooze(serviceProviderId)
  const { fields, until } = useWrittenEnd()
  const meant = (): SnoozeEnd => {
    if (end === 'manual') return {}
    return end === 'until' ? { until } : { preset: end }
  }
  const run = async () => {
    if (await snooze(products, meant())) finish()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('menus:bulk.snoozeTitle', { count: products.length })}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('menus:remove.cancel')}
          </Button>
          <Button isLoading={isBusy} disabled={end === 'until' && until === null} onClick={() => void run()}>
            {t('menus:bulk.snooze')}
          </Button>
        </>
      }
    >
      <Stack gap="2" role="radiogroup" aria-label={t('menus:bulk.snoozeUntil')}>
        {ENDS.map(each => (
          <Choice key={each}>
            <input type="radio" name={name} checked={each === end} onChange={() => setEnd(each)} />
            {t(`menus:bulk.end.${each}`)}
          </Choice>
        ))}
      </Stack>
      {end === 'until' && <UntilFields {...fields} />}
    </Dialog>
  )
}
