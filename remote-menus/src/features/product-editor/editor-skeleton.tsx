import { Grid, Skeleton, Stack, VisuallyHidden } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'

/** Skeleton of the editor while the product loads. */
export const EditorSkeleton = () => {
  const { t } = useTranslation()
  return (
    <>
      <VisuallyHidden>
        <span role="status">{t('menus:editor.loading')}</span>
      </VisuallyHidden>
      <Skeleton w="40%" h="8" mb="6" />
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr) 18rem', mdDown: 'minmax(0, 1fr)' }} gap="4">
        <Stack gap="4">
          <Skeleton h="360px" borderRadius="card" />
          <Skeleton h="160px" borderRadius="card" />
          <Skeleton h="260px" borderRadius="card" />
        </Stack>
        <Skeleton h="320px" borderRadius="card" />
      </Grid>
    </>
  )
}
