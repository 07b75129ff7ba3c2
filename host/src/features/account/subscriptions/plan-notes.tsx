import { Card, Heading, Text } from '@sufra/shared/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Viewer } from './viewer.ts'

const Note = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card as="section" p="5" display="grid" gap="1.5" maxW="form">
    <Heading textStyle="lg15" fontWeight="semibold">
      {title}
    </Heading>
    {children}
  </Card>
)

/** States what is charged and when. */
export const PlanNotes = ({ viewer }: { viewer: Viewer }) => {
  const { t } = useTranslation('onboarding')
  if (viewer !== 'guest' && viewer !== 'starting') return null
  return (
    <Note title={t('plans.afterwards.title')}>
      <Text color="muted">{t('plans.afterwards.now')}</Text>
      <Text color="muted">{t('plans.afterwards.then')}</Text>
      <Text color="muted">{t('plans.afterwards.end')}</Text>
    </Note>
  )
}
