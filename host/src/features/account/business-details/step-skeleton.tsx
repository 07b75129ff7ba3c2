import { Box, Card, Grid, Skeleton, Stack } from '@sufra/shared/ui'

const HEIGHTS = ['46px', '104px', '46px', '46px']

/** Skeleton of the first step while the saved details load. */
export const StepSkeleton = () => (
  <Box aria-busy>
    <Grid gridAutoFlow="column" gridAutoColumns="1fr" gap="2" mb="6">
      {[0, 1, 2].map(step => (
        <Skeleton key={step} h="8" />
      ))}
    </Grid>
    <Card p={{ base: '4', sm: '7' }}>
      <Stack gap="6">
        <Skeleton h="14" w="60%" />
        {HEIGHTS.map((height, index) => (
          <Skeleton key={index} h={height} />
        ))}
      </Stack>
    </Card>
  </Box>
)
