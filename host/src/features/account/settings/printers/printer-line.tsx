import type { Printer, PrinterState } from '@sufra/shared/contracts/printer'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { useCan } from '@sufra/shared/session'
import { Bdi, Box, Flex, Pill, Text } from '@sufra/shared/ui'
import type { PillFamily } from '@sufra/shared/ui'
import { Menu } from '@sufra/shared/ui/overlays'
import { FileText, KeyRound, ListOrdered, Pencil, Printer as PrinterIcon, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const FAMILIES: Record<PrinterState, PillFamily> = {
  new: 'pending',
  ready: 'active',
  notReady: 'disabled',
  unseen: 'disabled',
}

export type PrinterAct = 'test' | 'jobs' | 'edit' | 'address' | 'remove'

export interface PrinterLineProps {
  printer: Printer
  now: number
  onAct: (act: PrinterAct) => void
}

const useSeen = ({ lastSeenAt, state, says }: Printer, now: number): string => {
  const { t } = useTranslation('printers')
  const format = useFormat()
  if (!lastSeenAt) return t('seen.never')
  const ago = format.ago(Math.max(0, now - Date.parse(lastSeenAt)))
  if (state === 'unseen') return t('seen.notSince', { time: format.dateTime(lastSeenAt) })
  return state === 'notReady' && says ? t('seen.says', { ago, says }) : t('seen.ago', { ago })
}

const Actions = ({ printer, onAct }: Omit<PrinterLineProps, 'now'>) => {
  const { t } = useTranslation('printers')
  const item = (id: PrinterAct, Icon: typeof Pencil) => ({
    id,
    label: t(`act.${id}`),
    icon: <Icon size={16} aria-hidden />,
    onSelect: () => onAct(id),
  })
  const items = [
    item('test', FileText),
    item('jobs', ListOrdered),
    item('edit', Pencil),
    item('address', KeyRound),
    { ...item('remove', Trash2), isDanger: true, beginsGroup: true },
  ]
  return <Menu label={t('actionsFor', { name: printer.name })} items={items} />
}

/** One printer: its state and actions. */
export const PrinterLine = ({ printer, now, onAct }: PrinterLineProps) => {
  const { t } = useTranslation('printers')
  const { language } = useLanguage()
  const { waiting, failed } = printer
  const canManage = useCan('branches.manage')
  return (
    <Flex as="li" alignItems="center" gap="3" py="3">
      <Box color="muted" flexShrink="0">
        <PrinterIcon size={20} strokeWidth={1.75} aria-hidden />
      </Box>
      <Box flex="1" minW="0">
        <Flex gap="2" flexWrap="wrap" alignItems="center">
          <Text fontWeight="medium" overflowWrap="anywhere">
            <Bdi>{printer.name}</Bdi>
          </Text>
          <Pill family={FAMILIES[printer.state]}>{t(`state.${printer.state}`)}</Pill>
        </Flex>
        <Text textStyle="sm13" color="muted" overflowWrap="anywhere">
          <Bdi>{inLanguage(printer.branchName, language)}</Bdi> · {t(`kind.${printer.prints}`)} ·{' '}
          {t(`paper.${printer.paperMm}`)}
        </Text>
        <Text textStyle="sm13" color="muted" overflowWrap="anywhere">
          {useSeen(printer, now)}
          {waiting > 0 && ` · ${t('waiting', { count: waiting })}`}
        </Text>
        {failed > 0 && (
          <Text textStyle="sm13" color="disabled">
            {t('failedJobs', { count: failed })}
          </Text>
        )}
      </Box>
      {canManage && <Actions printer={printer} onAct={onAct} />}
    </Flex>
  )
}
