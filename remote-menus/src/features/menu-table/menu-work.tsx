import { useNavigate } from '@sufra/shared/router'
import { useCan } from '@sufra/shared/session'
import { Menu } from '@sufra/shared/ui/overlays'
import type { MenuItem } from '@sufra/shared/ui/overlays'
import { Button } from '@sufra/shared/ui'
import { ChevronDown, EyeOff, History, ListChecks, Scale, Send, Upload } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBrandSearch } from '#src/brand/use-chosen-brand.ts'

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

interface MenuWorkProps {
  serviceProviderId: number
  /** Absent for those who may not, and where there is nothing to hide. */
  onHideAll?: () => void
}

/** What is done to a whole menu: its other screens, and taking all of it off sale. */
export const MenuWork = ({ serviceProviderId, onHideAll }: MenuWorkProps) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const canPublish = useCan('menu.publish')
  const search = useBrandSearch(serviceProviderId)
  const leads = (id: string, label: string, icon: MenuItem['icon'], path: string): MenuItem => ({
    ...{ id, label, icon },
    onSelect: () => void navigate(path),
  })
  const items: MenuItem[] = [
    leads('import', t('menus:work.import'), <Upload {...ICON} />, `/menus/import?${search}`),
    leads('law', t('menus:work.law'), <Scale {...ICON} />, `/menus/food-facts?${search}`),
    leads(
      'choices',
      t('menus:work.choices'),
      <ListChecks {...ICON} />,
      `/menus/dialog?serviceProviderId=${serviceProviderId}`,
    ),
    ...(canPublish
      ? [leads('channels', t('menus:work.channels'), <Send {...ICON} />, `/menus/channels?${search}`)]
      : []),
    leads('history', t('menus:work.history'), <History {...ICON} />, `/menus/history?${search}`),
    ...(onHideAll
      ? [
          {
            ...{ id: 'hide-all', label: t('menus:bulk.hideAll'), icon: <EyeOff {...ICON} /> },
            ...{ onSelect: onHideAll, isDanger: true, beginsGroup: true },
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
