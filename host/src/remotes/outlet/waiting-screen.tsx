import { Skeleton, Stack } from '@sufra/shared/ui'

/** Skeleton of a screen that loads. */
export const WaitingScreen = () => (
  <Stack gap="4" aria-busy="true">
    <Skeleton h="32px" w="200px" />
    <Skeleton h="120px" />
    <Skeleton h="120px" />
  </Stack>
)
