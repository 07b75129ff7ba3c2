import { useIsOperator } from '@sufra/shared/session'
import { Flex } from '@sufra/shared/ui'
import { PersonButton } from '#src/layout/signed-in/person-button.tsx'
import { PlanCard } from '#src/layout/signed-in/plan-card.tsx'
import { ShopCard } from '#src/layout/signed-in/shop-card.tsx'
import { InspectorButton } from './inspector-button.tsx'
import { LogoutButton } from './logout-button.tsx'
import { NavList } from './nav-list.tsx'
import { NotificationsLink } from './notifications-link.tsx'
import { SearchButton } from './search-button.tsx'
import { useSidebarEntries } from './use-sidebar-entries.ts'

export interface SidebarContentProps {
  /** Shows icons alone. */
  isCompact?: boolean
  onNavigate?: () => void
}

/** Content of the sidebar below its head, in every form of the sidebar. */
export const SidebarContent = ({ isCompact, onNavigate }: SidebarContentProps) => {
  const isOperator = useIsOperator()
  const entries = useSidebarEntries()
  return (
    <>
      {!isOperator && <ShopCard isCompact={isCompact} />}
      <SearchButton isCompact={isCompact} onPress={onNavigate} />
      <NotificationsLink isCompact={isCompact} onNavigate={onNavigate} />
      <NavList entries={entries} isCompact={isCompact} onNavigate={onNavigate} />
      <Flex direction="column" gap="1" mt="auto" pt="3">
        {!isOperator && !isCompact && <PlanCard />}
        <PersonButton isCompact={isCompact} onNavigate={onNavigate} />
        <InspectorButton isCompact={isCompact} onPress={onNavigate} />
        <LogoutButton isCompact={isCompact} />
      </Flex>
    </>
  )
}
