import { Link } from '@sufra/shared/router'
import { useCan } from '@sufra/shared/session'
import { Flex, Heading, LinkButton } from '@sufra/shared/ui'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBrandSearch } from '#src/brand/use-chosen-brand.ts'

/** The way to one more category, for who may. With the plus alone it is small enough to stand beside a title. */
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

/** The title over the tree where it stands beside the products. */
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
