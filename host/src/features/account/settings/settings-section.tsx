import { Box, Card, Heading, Text } from '@sufra/shared/ui'
import { useId } from 'react'
import type { ReactNode } from 'react'

export interface SettingsSectionProps {
  /** Target of `/settings#anchor`. */
  anchor: string
  title: string
  text: string
  children: ReactNode
}

/** One section of the settings: description at the start side, controls at the end side. */
export const SettingsSection = ({ anchor, title, text, children }: SettingsSectionProps) => {
  const id = useId()
  return (
    <Card
      as="section"
      id={anchor}
      aria-labelledby={id}
      p={{ base: '4', sm: '5' }}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr)' }}
      gap={{ base: '4', md: '10' }}
      scrollMarginTop="4"
    >
      <Box>
        <Heading id={id} textStyle="lg15" fontWeight="semibold">
          {title}
        </Heading>
        <Text textStyle="sm13" color="muted" mt="1" textWrap="pretty">
          {text}
        </Text>
      </Box>
      <Box maxW="form" w="full">
        {children}
      </Box>
    </Card>
  )
}
