import { Box, Flex, Skeleton, VisuallyHidden } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { menuStyles } from './menu-styles.ts'

const SkeletonCards = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, place) => (
    <li key={place} className="dish" aria-hidden>
      <Skeleton aspectRatio="3/2" borderRadius="0" />
      <div className="dish-body">
        <Skeleton w="60%" h="5" mb="3" />
        <Skeleton w="40%" h="4" />
        <div className="dish-foot">
          <Skeleton w="16" h="5" />
          <Skeleton w="25%" minW="16" h="tool" />
        </div>
      </div>
    </li>
  ))

/** Placeholder cards in their final size. */
export const SkeletonList = ({ count }: { count: number }) => (
  <Box as="ul" role="list" css={menuStyles}>
    <SkeletonCards count={count} />
  </Box>
)

/** Skeleton of the whole screen until the first products arrive. */
export const MenuSkeleton = () => {
  const { t } = useTranslation()
  return (
    <>
      <VisuallyHidden>
        <span role="status">{t('menus:liveMenu.loading')}</span>
      </VisuallyHidden>
      <Flex gap="3" mb="4.5" wrap="wrap">
        <Skeleton w="272px" h="touch" borderRadius="well" />
        <Skeleton flex="1" maxW="360px" h="touch" borderRadius="well" />
      </Flex>
      <SkeletonList count={8} />
    </>
  )
}
