import type { Branch } from '@sufra/shared/contracts/merchant'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { Link } from '@sufra/shared/router'
import { useCan } from '@sufra/shared/session'
import { Pill, TextLink, chakra } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { BRANCH_FAMILY } from '#src/merchant/branch-state.ts'

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1',
    mt: '1',
    p: '2',
    maxH: '240px',
    overflowY: 'auto',
    listStyle: 'none',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'well',
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      textStyle: 'sm13',
      minH: '8',
    },
  },
})

/** Lists each branch with its current state for customers. */
export const BranchList = ({ branches }: { branches: Branch[] }) => {
  const { t } = useTranslation('host')
  const { language } = useLanguage()
  const mayManage = useCan('branches.state')
  return (
    <List aria-label={t('shop.branches')}>
      {branches.map(branch => (
        <li key={branch.id}>
          <span>{inLanguage(branch.name, language)}</span>
          <Pill family={BRANCH_FAMILY[branch.state]}>{t(`branchState.${branch.state}`)}</Pill>
        </li>
      ))}
      {mayManage && (
        <li>
          <TextLink asChild>
            <Link to="/branches">{t('shop.manage')}</Link>
          </TextLink>
        </li>
      )}
    </List>
  )
}
