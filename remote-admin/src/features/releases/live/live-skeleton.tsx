import { Card, Flex, Skeleton, Stack } from '@sufra/shared/ui'

const CARDS = ['first', 'second', 'third']

/** Renders skeletons of three remotes. */
export const LiveSkeleton = () => (
  <Stack gap="3.5" aria-busy>
    {CARDS.map(card => (
      <Card key={card} p="4.5">
        <Stack gap="4">
          <Flex gap="3" align="center">
            <Skeleton boxSize="9.5" />
            <Skeleton w="24" h="5" />
            <Skeleton w="24" h="9" ms="auto" />
          </Flex>
          <Skeleton h="14" />
          <Skeleton h="14" />
        </Stack>
      </Card>
    ))}
  </Stack>
)
