import { directionOf, useLanguage } from '@sufra/shared/i18n'
import type { Language } from '@sufra/shared/i18n'
import { Box, Card, Flex, Heading } from '@sufra/shared/ui'
import { SegmentedTabs } from '@sufra/shared/ui/data'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

const LANGUAGES = [
  { value: 'ar', label: 'العربية' },
  { value: 'en', label: 'English' },
] as const

/** Renders the preview for merchants, in either language. */
export const PreviewCard = ({ children }: { children: (language: Language) => ReactNode }) => {
  const { t } = useTranslation()
  const [language, setLanguage] = useState<Language>(useLanguage().language)
  const panelId = useId()
  const title = t('admin:plans.preview')
  return (
    <Card as="aside" aria-label={title} p="5" display="grid" gap="4" alignSelf="start" w="full">
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <Heading as="h2" textStyle="lg15" fontWeight="semibold">
          {title}
        </Heading>
        <SegmentedTabs
          label={t('admin:offers.previewLanguage')}
          value={language}
          onChange={setLanguage}
          options={LANGUAGES}
          panelId={panelId}
        />
      </Flex>
      <Box id={panelId} lang={language} dir={directionOf(language)}>
        {children(language)}
      </Box>
    </Card>
  )
}
