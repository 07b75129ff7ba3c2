import { Grid, Skeleton, VisuallyHidden } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'

export const ChoicesSkeleton = () => {
  const { t } = useTranslation()
  return (
    <>
      <VisuallyHidden>
        <span role="status">{t('menus:choices.loading')}</span>
      </VisuallyHidden>
      <Skeleton h="touch" maxW="360px" mb="4" borderRadius="well" />
      <Grid gridTemplateColumns="repeat(auto-fill, minmax(min(19rem, 100%), 1fr))" gap="4">
        {[1, 2, 3].map(card => (
          <Skeleton key={card} h="220px" borderRadius="card" />
        ))}
      </Grid>
    </>
  )
}
