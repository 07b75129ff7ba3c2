import type { ImportAnswer } from '@sufra/shared/contracts/menu-import'
import { Banner, Button, Flex, Stack, Text } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { ChangeCard } from './change-card.tsx'
import { CountsRow } from './counts-row.tsx'
import { FaultCard } from './fault-card.tsx'
import { MappingCard } from './mapping-card.tsx'
import { Progress } from './progress.ts'
import type { Import } from './use-import.ts'

interface ImportPlanProps {
  work: Import
  plan: ImportAnswer
  /** Something is still to come that changes the plan. */
  isWaiting: boolean
}

/** What the server found in the file: columns, faults and changes; then the press that saves it. */
export const ImportPlan = ({ work, plan, isWaiting }: ImportPlanProps) => {
  const { t } = useTranslation()
  const { counts, faults, changes } = plan
  const saved = counts.added + counts.changed
  const isBusy = work.isChecking || work.isApplying
  return (
    <Stack gap="4" aria-busy={isBusy}>
      <CountsRow counts={counts} />
      {faults.length > 0 && <FaultCard faults={faults} isCut={counts.faulty > faults.length} />}
      {faults.length === 0 && saved === 0 && <Banner tone="neutral">{t('menus:import.nothing')}</Banner>}
      {faults.length === 0 && saved > 0 && (
        <Flex gap="3" wrap="wrap" align="center">
          <Button onClick={work.apply} isLoading={work.isApplying} disabled={work.isChecking || isWaiting}>
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
        <MappingCard columns={plan.columns} mapping={plan.mapping} isDisabled={isBusy} onChange={work.map} />
      )}
    </Stack>
  )
}
