import type { ImportAnswer } from '@sufra/shared/contracts/menu-import'
import { Banner, Button, chakra, Flex, Stack, Text } from '@sufra/shared/ui'
import { CircleHelp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ChangeCard } from './change-card.tsx'
import { CountsRow } from './counts-row.tsx'
import { FaultCard } from './fault-card.tsx'
import { MappingCard } from './mapping-card.tsx'
import { TableCard } from './table-card.tsx'
import type { Import } from './use-import.ts'

/** Indeterminate progress bar: all rows are one transaction, so there is no partial progress. */
const Progress = chakra('div', {
  base: {
    h: '1.5',
    borderRadius: 'pill',
    bg: 'soft',
    overflow: 'hidden',
    _before: {
      content: '""',
      display: 'block',
      h: 'full',
      w: '40%',
      borderRadius: 'pill',
      bg: 'primary',
      animation: 'sfGlow 1.6s ease-in-out infinite',
    },
  },
})

interface PriceQuestionProps extends Pick<ImportAnswer, 'columns' | 'priceColumns'> {
  isDisabled: boolean
  /** null: the file has no prices */
  onAnswer: (column: number | null) => void
}

/** Asks for the price column if none was recognized, because all items would be imported without a price. */
const PriceQuestion = ({ columns, priceColumns, isDisabled, onAnswer }: PriceQuestionProps) => {
  const { t } = useTranslation()
  return (
    <Banner tone="pending" icon={<CircleHelp size={20} aria-hidden />}>
      {t('menus:import.priceQuestion')}
      <Flex gap="2" wrap="wrap" mt="2">
        {priceColumns.map(at => (
          <Button key={at} variant="outline" size="sm" disabled={isDisabled} onClick={() => onAnswer(at)}>
            {t('menus:import.priceIn', {
              heading: columns[at]?.heading || t('menus:import.unnamed', { number: at + 1 }),
              sample: columns[at]?.sample,
            })}
          </Button>
        ))}
        <Button variant="ghost" size="sm" disabled={isDisabled} onClick={() => onAnswer(null)}>
          {t('menus:import.noPrices')}
        </Button>
      </Flex>
    </Banner>
  )
}

interface ImportPlanProps {
  work: Import
  plan: ImportAnswer
  /** True while an upload or check is pending that may change the plan. */
  isWaiting: boolean
}

/** The server's import plan: questions, errors, changes and columns, with the button that applies it. */
export const ImportPlan = ({ work, plan, isWaiting }: ImportPlanProps) => {
  const { t } = useTranslation()
  const { counts, faults, changes } = plan
  const saved = counts.added + counts.changed
  const isBusy = work.isChecking || work.isApplying
  const hasQuestion = plan.priceColumns.length > 0
  const answerPrice = (column: number | null) =>
    work.map({
      mapping: column === null ? plan.mapping : { ...plan.mapping, price: column },
      sizeColumns: plan.sizeColumns,
      modifierColumns: plan.modifierColumns,
    })
  return (
    <Stack gap="4" aria-busy={isBusy}>
      <CountsRow counts={counts} />
      {hasQuestion && (
        <PriceQuestion
          columns={plan.columns}
          priceColumns={plan.priceColumns}
          isDisabled={isBusy}
          onAnswer={answerPrice}
        />
      )}
      {faults.length > 0 && (
        <FaultCard
          faults={faults}
          isCut={counts.faulty > faults.length}
          sheet={plan.sheets.length > 1 ? plan.sheets[plan.sheet] : undefined}
          isPartial={saved > 0}
          loadFile={work.faultsFile}
        />
      )}
      {faults.length === 0 && saved === 0 && <Banner tone="neutral">{t('menus:import.nothing')}</Banner>}
      {saved > 0 && (
        <Flex gap="3" wrap="wrap" align="center">
          <Button
            onClick={work.apply}
            isLoading={work.isApplying}
            disabled={work.isChecking || isWaiting || hasQuestion}
          >
            {t('menus:import.apply', { count: saved })}
          </Button>
          {work.isApplying && (
            <Flex direction="column" gap="1.5" flex="1" minW="15rem" role="status">
              <Progress />
              <Text textStyle="sm13" color="muted">
                {t('menus:import.saving')}
              </Text>
            </Flex>
          )}
        </Flex>
      )}
      {changes.length > 0 && <ChangeCard changes={changes} isCut={saved > changes.length} />}
      {plan.columns.length > 0 && (
        <>
          <TableCard
            sheets={plan.sheets}
            sheet={plan.sheet}
            headingRow={plan.headingRow}
            isDisabled={isBusy}
            onChange={work.place}
          />
          <MappingCard columns={plan.columns} held={plan} isDisabled={isBusy} onChange={work.map} />
        </>
      )}
    </Stack>
  )
}
