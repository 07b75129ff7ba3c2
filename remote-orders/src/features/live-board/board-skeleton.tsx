import { Grid, Skeleton, Stack, VisuallyHidden } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'

const CARDS = [[1, 2], [3, 4], [5]]

/** Lanes in their final size while the first answer is pending. */
export const BoardSkeleton = () => {
  const { t } = useTranslation()
  return (
    <Grid templateColumns={{ base: '1fr', sm: 'repeat(2, 1fr)', md: 'repeat(3, 1fr)' }} gap="5" role="status">
      <VisuallyHidden>{t('orders:loading')}</VisuallyHidden>
      {CARDS.map((cards, lane) => (
        <Stack key={lane} gap="3.5">
          <Skeleton w="16" h="6" />
          {cards.map(card => (
            <Skeleton key={card} h={lane === 0 ? '380px' : '280px'} borderRadius="card" />
          ))}
        </Stack>
      ))}
    </Grid>
  )
}
