import { Box, Button, Flex, SearchInput } from '@sufra/shared/ui'
import { SegmentedTabs, SelectFilter } from '@sufra/shared/ui/cards'
import { ListChecks } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PlaceChoice } from '../place/place.ts'
import { useReadName } from '../place/read-name.ts'
import { MENU_TABS } from './menu-filter.ts'
import type { MenuTab } from './menu-filter.ts'

/** Choice of all branches or one, for a brand with several. */
const BranchPicker = ({ place, branches, branchId, setBranchId }: PlaceChoice) => {
  const { t } = useTranslation()
  const readName = useReadName()
  if (branches.length < 2) return null
  return (
    <SelectFilter
      label={t(place.isLimited ? 'menus:liveMenu.myBranches' : 'menus:liveMenu.allBranches')}
      value={branchId === 0 ? '' : String(branchId)}
      onChange={value => setBranchId(Number(value))}
      options={branches.map(({ id, name }) => ({ value: String(id), label: readName(name) }))}
    />
  )
}

const TAB_LABEL = {
  all: 'menus:liveMenu.tabAll',
  active: 'menus:liveMenu.tabActive',
  snoozed: 'menus:liveMenu.tabSnoozed',
} as const satisfies Record<MenuTab, string>

interface MenuToolbarProps {
  tab: MenuTab
  onTab: (tab: MenuTab) => void
  search: string
  onSearch: (search: string) => void
  counts: Record<MenuTab, number>
  choice: PlaceChoice
  /** undefined for users who may not snooze, and in selection mode */
  onPick?: () => void
}

// Last in the toolbar; on a phone an icon beside the tabs.
const PickButton = ({ onPress }: { onPress: () => void }) => {
  const { t } = useTranslation()
  const label = t('menus:liveMenu.pick')
  return (
    <Button
      variant="outline"
      order={{ base: 1, smDown: 0 }}
      icon={<ListChecks size={18} aria-hidden />}
      aria-label={label}
      onClick={onPress}
    >
      <Box as="span" display={{ smDown: 'none' }}>
        {label}
      </Box>
    </Button>
  )
}

/** Tabs, search, branch choice, and the start of the selection mode. */
export const MenuToolbar = ({ tab, onTab, search, onSearch, counts, choice, onPick }: MenuToolbarProps) => {
  const { t } = useTranslation()
  return (
    <Flex gap="3" mb="4.5" wrap="wrap" align="center">
      <SegmentedTabs
        label={t('menus:liveMenu.tabsLabel')}
        value={tab}
        onChange={onTab}
        options={MENU_TABS.map(value => ({ value, label: t(TAB_LABEL[value]), count: counts[value] }))}
      />
      {onPick && <PickButton onPress={onPick} />}
      <SearchInput label={t('menus:liveMenu.search')} value={search} onChange={onSearch} />
      <BranchPicker {...choice} />
    </Flex>
  )
}
