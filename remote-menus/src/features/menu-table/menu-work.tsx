import { useNavigate } from '@sufra/shared/router'
import { useCan } from '@sufra/shared/session'
import { Menu } from '@sufra/shared/ui/data'
import type { MenuItem } from '@sufra/shared/ui/data'
import { Button } from '@sufra/shared/ui'
import { BookA, ChevronDown, EyeOff, History, ListChecks, Scale, Send, Upload } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBrandSearch } from '#src/brand/use-chosen-brand.ts'

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

interface MenuWorkProps {
  serviceProviderId: number
  /** Undefined without the permission or for a menu without visible products. */
  onHideAll?: () => void
  /** Undefined for the operator, who has no search words. */
  onWords?: () => void
}

/** Menu of actions for the whole menu: its other screens and hiding all products. */
export const MenuWork = ({ serviceProviderId, onHideAll, onWords }: MenuWorkProps) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const canPublish = useCan('menu.publish')
  const search = useBrandSearch(serviceProviderId)
  const leads = (path: string, entry: Pick<MenuItem, 'label' | 'icon'>): MenuItem => ({
    ...entry,
    id: path,
    onSelect: () => void navigate(path),
  })
  const items: MenuItem[] = [
    leads(`/menus/import?${search}`, { label: t('menus:work.import'), icon: <Upload {...ICON} /> }),
    leads(`/menus/food-facts?${search}`, { label: t('menus:work.law'), icon: <Scale {...ICON} /> }),
    leads(`/menus/dialog?serviceProviderId=${serviceProviderId}`, {
      label: t('menus:work.choices'),
      icon: <ListChecks {...ICON} />,
    }),
    ...(canPublish
      ? [leads(`/menus/channels?${search}`, { label: t('menus:work.channels'), icon: <Send {...ICON} /> })]
      : []),
    leads(`/menus/history?${search}`, { label: t('menus:work.history'), icon: <History {...ICON} /> }),
    ...(onWords
      ? [{ id: 'words', label: t('menus:searchWords.title'), icon: <BookA {...ICON} />, onSelect: onWords }]
      : []),
    ...(onHideAll
      ? [
          {
            id: 'hide-all',
            label: t('menus:bulk.hideAll'),
            icon: <EyeOff {...ICON} />,
            onSelect: onHideAll,
            isDanger: true,
            beginsGroup: true,
          },
        ]
      : []),
  ]
  return (
    <Menu
      label={t('menus:work.label')}
      items={items}
      trigger={
        <Button variant="outline">
          {t('menus:work.label')}
          <ChevronDown size={16} aria-hidden />
        </Button>
      }
    />
  )
}
