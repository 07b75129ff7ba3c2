import { Box, BrandMark, Heading, Text } from '@sufra/shared/ui'
import type { ReactNode } from 'react'

/** Head of the screens before sign-in: brand, title and one line about the screen. */
export const AccountHead = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <Box pb="2">
      <BrandMark />
    </Box>
    <Box>
      <Heading as="h1" textStyle="h28">
        {title}
      </Heading>
      <Text color="muted" mt="1">
        {children}
      </Text>
    </Box>
  </>
)
