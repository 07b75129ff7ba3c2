import { Link } from '@sufra/shared/router'
import { useCan } from '@sufra/shared/session'
import { Flex, Heading, LinkButton } from '@sufra/shared/ui'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBrandSearch } from '#src/brand/use-chosen-brand.ts'

/** Link that adds a category, for users with permission. The icon-only version fits beside a title. */
export const AddCategory = ({
  serviceProviderId,
  isSmall,
}: {
  serviceProviderId: number
  isSmall?: boolean
}) => {
  const { t } = useTranslation()
  const canEdit = useCan('menu.edit')
  const search = useBrandSearch(serviceProviderId)
  const label = t('menus:category.add')
  if (!canEdit) return null
  return (
    <LinkButton asChild variant={isSmall ? 'ghost' : 'outline'} size="sm" px={isSmall ? '2' : undefined}>
      <Link to={`/add-category?${search}`} aria-label={label} title={isSmall ? label : undefined}>
        <Plus size={18} aria-hidden />
        {!isSmall && label}
      </Link>
    </LinkButton>
  )
}

/** Title above the tree on wide screens. */
export const TreeHead = ({ serviceProviderId }: { serviceProviderId: number }) => {
  const { t } = useTranslation()
  return (
    <Flex align="center" justify="space-between" ps="2" mb="1">
      <Heading as="h2" textStyle="lg15" fontWeight="semibold">
        {t('menus:table.categories')}
      </Heading>
      <AddCategory serviceProviderId={serviceProviderId} isSmall />
    </Flex>
  )
}
