import { useTranslation } from 'react-i18next'
import { EllipsisVertical } from 'lucide-react'
import { IconButton } from '@sufra/shared/ui'
import { Menu } from '@sufra/shared/ui/overlays'
import type { BoardViews } from './use-board-views.ts'

/** Menu of the board's views. */
export const BoardMenu = ({ views }: { views: BoardViews }) => {
  const { t } = useTranslation()
  const { allDay, isKitchen } = views
  const label = t('orders:board.menu')
  return (
    <Menu
      label={label}
      items={[
        {
          id: 'all-day',
          label: t(allDay === 'off' ? 'orders:allDay.title' : 'orders:allDay.hide'),
          onSelect: () => views.showAllDay(allDay === 'off' ? 'open' : 'off'),
        },
        {
          id: 'kitchen',
          label: t(isKitchen ? 'orders:kitchen.leave' : 'orders:kitchen.title'),
          onSelect: () => views.show(isKitchen ? 'lanes' : 'kitchen'),
        },
        { id: 'wall', label: t('orders:wall.title'), onSelect: () => views.show('wall') },
      ]}
      trigger={
        <IconButton
          variant="outline"
          size="sm"
          label={label}
          icon={<EllipsisVertical size={18} aria-hidden />}
        />
      }
    />
  )
}
