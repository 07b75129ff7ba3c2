import { Grid, PageHead, Skeleton, Stack } from '@sufra/shared/ui'

const TILES = ['orders', 'sales', 'average', 'acceptance']

/** The dashboard's shape while its figures are on their way. */
export const DashboardSkeleton = ({ title }: { title: string }) => (
  <>
    <PageHead title={title} status={<Skeleton as="span" h="4" w="160px" />} />
    <Stack gap="4.5" aria-busy="true">
      <Grid gridTemplateColumns={{ base: '1fr 1fr', lg: 'repeat(4, 1fr)' }} gap="3.5">
        {TILES.map(tile => (
          <Skeleton key={tile} h="104px" borderRadius="card" />
        ))}
      </Grid>
      <Skeleton h="120px" borderRadius="card" />
      <Skeleton h="240px" borderRadius="card" />
    </Stack>
  </>
)
