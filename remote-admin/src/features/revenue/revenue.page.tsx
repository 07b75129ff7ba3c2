import { Box, Grid, PageHead, Stack } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CohortTable } from './cohort-table.tsx'
import { ForecastPanel } from './forecast-panel.tsx'
import { MovementPanel } from './movement-panel.tsx'
import { PaidPanel } from './paid-panel.tsx'
import { PlansPanel } from './plans-panel.tsx'
import { RevenuePart } from './revenue-part.tsx'
import { RevenueTiles } from './revenue-tiles.tsx'
import { cohortsQuery, movementQuery } from './revenue.queries.ts'
import { RowsDrawer } from './rows-drawer.tsx'

/** Renders the share of each cohort that still pays. */
const CohortsPanel = () => {
  const { t } = useTranslation()
  return (
    <RevenuePart
      title={t('admin:revenue.cohorts')}
      note={t('admin:revenue.cohortsNote')}
      answer={useQuery(cohortsQuery)}
      height="420px"
      isEmpty={({ cohorts }) => cohorts.length === 0}
    >
      {({ cohorts }) => <CohortTable cohorts={cohorts} />}
    </RevenuePart>
  )
}

/** Renders the revenue from merchants. Every figure links to its merchants; the address names the open one. */
export const RevenuePage = () => {
  const { t } = useTranslation()
  const { data: movement, isError } = useQuery(movementQuery)
  return (
    <>
      <PageHead title={t('admin:nav.revenue')} status={t('admin:revenue.withVatNote')} />
      <Stack gap="8">
        {/* Where it failed, its panel says so. */}
        {!(isError && !movement) && <RevenueTiles movement={movement} />}
        <MovementPanel />
        <Grid
          gap={{ base: '8', lg: '3.5' }}
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        >
          <PlansPanel />
          <ForecastPanel />
        </Grid>
        <CohortsPanel />
        <PaidPanel />
      </Stack>
      <Box>
        <RowsDrawer />
      </Box>
    </>
  )
}
