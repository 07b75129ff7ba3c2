import { useSearchParams } from '@sufra/shared/router'
import { useIsImpersonating } from '@sufra/shared/session'
import { Box, Button, PageHead } from '@sufra/shared/ui'
import { SegmentedTabs } from '@sufra/shared/ui/data'
import { Plus, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PeoplePanel } from './people/people-panel.tsx'
import { PersonDrawer } from './person/person-drawer.tsx'
import { RoleDrawer } from './roles/role-drawer.tsx'
import { RolesPanel } from './roles/roles-panel.tsx'

const TABS = ['people', 'roles'] as const
const PANEL_ID = 'team-panel'

/** People and roles of a merchant; the tab and all filters are in the address. */
export const TeamPage = () => {
  const { t } = useTranslation('team')
  const [params, setParams] = useSearchParams()
  const [adding, setAdding] = useState<(typeof TABS)[number] | null>(null)
  const tab = TABS.find(each => each === params.get('tab')) ?? 'people'
  const isPeople = tab === 'people'
  const title = t('host:screens.users')
  const add = useIsImpersonating() ? null : (
    <Button
      icon={isPeople ? <UserPlus size={18} aria-hidden /> : <Plus size={18} aria-hidden />}
      onClick={() => setAdding(tab)}
    >
      {t(isPeople ? 'invite' : 'roles.new')}
    </Button>
  )
  return (
    <>
      <title>{t('host:pageTitle', { title })}</title>
      <PageHead title={title} actions={add} />
      <Box mb="3.5">
        <SegmentedTabs
          label={title}
          value={tab}
          panelId={PANEL_ID}
          onChange={chosen => setParams(chosen === 'people' ? {} : { tab: chosen })}
          options={TABS.map(value => ({ value, label: t(`tabs.${value}`) }))}
        />
      </Box>
      <div id={PANEL_ID} role="tabpanel" aria-label={t(`tabs.${tab}`)}>
        {isPeople ? <PeoplePanel audience="team" emptyAction={add} /> : <RolesPanel emptyAction={add} />}
      </div>
      <PersonDrawer isOpen={adding === 'people'} onClose={() => setAdding(null)} audience="team" />
      <RoleDrawer isOpen={adding === 'roles'} onClose={() => setAdding(null)} />
    </>
  )
}
