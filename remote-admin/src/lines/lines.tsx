import { Box, Flex, Stack, Text } from '@sufra/shared/ui'
import type { ReactNode } from 'react'

/** Renders the rows of a panel, with a hairline between them. */
export const Lines = ({ children }: { children: ReactNode }) => (
  <Stack as="ul" gap="0" listStyleType="none">
    {children}
  </Stack>
)

interface LineProps {
  children: ReactNode
  /** Quieter text below. */
  detail?: ReactNode
  /** Content at the end side. */
  end?: ReactNode
}

export const Line = ({ children, detail, end }: LineProps) => (
  <Flex
    as="li"
    py="2.5"
    gap="3"
    align="center"
    justify="space-between"
    borderTopWidth="1px"
    borderColor="line"
    _first={{ borderTopWidth: '0' }}
  >
    <Box minW="0" overflowWrap="anywhere">
      {children}
      {detail && (
        <Text textStyle="sm13" color="muted">
          {detail}
        </Text>
      )}
    </Box>
    {end && <Flex flexShrink="0">{end}</Flex>}
  </Flex>
)

interface FactsProps {
  facts: readonly { name: string; value: ReactNode }[]
}

/** Renders names with their values. */
export const Facts = ({ facts }: FactsProps) => (
  <Stack as="dl" gap="0">
    {facts.map(({ name, value }) => (
      <Flex
        key={name}
        justify="space-between"
        gap="4"
        py="2"
        borderTopWidth="1px"
        borderColor="line"
        _first={{ borderTopWidth: '0' }}
      >
        <Text as="dt" color="muted">
          {name}
        </Text>
        <Box as="dd" textAlign="end" minW="0" overflowWrap="anywhere">
          {value}
        </Box>
      </Flex>
    ))}
  </Stack>
)
