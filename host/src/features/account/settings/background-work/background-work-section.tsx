import { Box, Heading, Text } from '@sufra/shared/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { JobsPanel } from './jobs-panel.tsx'
import { BACKGROUND_WORK } from './jobs-url.ts'

/** The operator's background jobs; as wide as the page, because it is a list. */
export const BackgroundWorkSection = () => {
  const { t } = useTranslation('background-work')
  const id = useId()
  return (
    <Box as="section" id={BACKGROUND_WORK} aria-labelledby={id} scrollMarginTop="4">
      <Heading id={id} textStyle="lg15" fontWeight="semibold">
        {t('title')}
      </Heading>
      <Text textStyle="sm13" color="muted" mt="1" mb="3.5" maxW="70ch" textWrap="pretty">
        {t('text')}
      </Text>
      <JobsPanel />
    </Box>
  )
}
