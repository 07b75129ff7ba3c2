import { Link } from '@sufra/shared/router'
import { Card, LinkButton, LiveDot, Text } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DEAD_LETTERS_AT } from './jobs-url.ts'
import { deadLettersQuery } from './jobs.queries.ts'

/** One line with the number of dead letters and a link; nothing at zero or while the number is unknown. */
export const DeadLetters = () => {
  const { t } = useTranslation('background-work')
  const { data: count = 0 } = useQuery(deadLettersQuery)
  if (count === 0) return null
  return (
    <Card
      as="section"
      aria-label={t('deadLetters.title')}
      display="flex"
      alignItems="center"
      gap="3"
      minH="row"
      px="4"
      py="2"
    >
      <LiveDot tone="disabled" />
      <Text flex="1">{t('deadLetters.count', { count })}</Text>
      <LinkButton asChild variant="outline" size="sm">
        <Link to={DEAD_LETTERS_AT}>{t('deadLetters.open')}</Link>
      </LinkButton>
    </Card>
  )
}
