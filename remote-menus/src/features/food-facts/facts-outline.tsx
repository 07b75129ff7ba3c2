import { Skeleton, Stack } from '@sufra/shared/ui'

/** Skeleton of the screen while the menu loads. */
export const FactsOutline = () => (
  <Stack gap="4" aria-busy>
    <Skeleton h="24" borderRadius="card" />
    <Skeleton h="11" borderRadius="well" />
    <Skeleton h="row" borderRadius="card" />
    <Skeleton h="row" borderRadius="card" />
    <Skeleton h="row" borderRadius="card" />
  </Stack>
)
