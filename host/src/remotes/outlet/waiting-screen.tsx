import { Skeleton, Stack } from '@sufra/shared/ui'

/** The form of a screen while it is on its way. */
export const WaitingScreen = () => (
  <Stack gap="4" aria-busy="true">
    <Skeleton h="32px" w="200px" />
    <Skeleton h="120px" />
    <Skeleton h="120px" />
  </Stack>
)
