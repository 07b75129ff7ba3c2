import { Columns3, RotateCcw } from 'lucide-react'
import { Menu } from '#src/ui/overlay/menu.tsx'
import type { MenuItem } from '#src/ui/overlay/menu-list.tsx'
import { Button } from '#src/ui/press/button.tsx'
import { useTableWords } from './table-words.ts'
import type { TableView } from './use-table-view.ts'

/** Renders the menu of columns and row height. `view` is the result of `useTableView`. */
export const ColumnMenu = ({ view }: { view: TableView }) => {
  const words = useTableWords()
  const { choices, density, toggle, reset, setDensity } = view
  const columns = choices.map(({ id, header, isShown }): MenuItem => ({
    id,
    label: header,
    isChecked: isShown,
    onSelect: () => toggle(id),
  }))
  const heights = (['roomy', 'dense'] as const).map((height, place): MenuItem => ({
    id: `density ${height}`,
    label: words[height],
    isSelected: density === height,
    beginsGroup: place === 0,
    onSelect: () => setDensity(height),
  }))
  const usual: MenuItem = {
    id: 'usual columns',
    label: words.usualColumns,
    icon: <RotateCcw size={16} aria-hidden />,
    beginsGroup: true,
    onSelect: reset,
  }
  return (
    <Menu
      label={words.shownColumns}
      items={[...columns, ...heights, usual]}
      trigger={
        <Button variant="outline" size="sm" minH="10" icon={<Columns3 size={16} aria-hidden />}>
          {words.columns}
        </Button>
      }
    />
  )
}
