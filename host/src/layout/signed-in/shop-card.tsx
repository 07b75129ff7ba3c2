import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { Box, LiveDot, Text, chakra } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { ChevronsUpDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { branchesQuery, brandsQuery } from '#src/merchant/branches.queries.ts'
import { BranchList } from './branch-list.tsx'
import { countOpen } from '#src/merchant/branch-state.ts'

const Frame = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    w: 'full',
    minH: '12',
    textAlign: 'start',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'well',
    _hover: { bg: 'soft' },
    '& > svg': { color: 'muted', flexShrink: 0 },
  },
  variants: {
    shape: { full: { px: '2.5', py: '2' }, rail: { justifyContent: 'center', p: '1.5' } },
  },
})

const Letter = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    w: '8',
    h: '8',
    borderRadius: 'control',
    bg: 'primary.soft',
    color: 'primary.hover',
    fontWeight: 'semibold',
  },
})

const useShop = () => {
  const { t } = useTranslation('host')
  const { language } = useLanguage()
  const { data: brands } = useQuery(brandsQuery)
  const { data: branches } = useQuery(branchesQuery)
  const [brand] = brands ?? []
  const [onlyBranch] = branches?.length === 1 ? branches : []
  const open = countOpen(branches ?? [])
  return {
    name: brand ? inLanguage(brand.name, language) : '',
    branches: branches ?? [],
    open,
    where: onlyBranch ? inLanguage(onlyBranch.name, language) : t('shop.allBranches'),
    state: onlyBranch ? t(`branchState.${onlyBranch.state}`) : t('shop.open', { count: open }),
  }
}

/** Shows the shop and its number of branches that take orders. A press lists each branch with its state. */
export const ShopCard = ({ isCompact }: { isCompact?: boolean }) => {
  const { t } = useTranslation('host')
  const [isListed, setIsListed] = useState(false)
  const { name, branches, open, where, state } = useShop()
  if (branches.length === 0) return null
  // Skips the article: "البيت العتيق" gets its ب.
  const letter = name
    .replace(/^(ال|the )/i, '')
    .charAt(0)
    .toUpperCase()
  const isOpen = isListed && !isCompact
  return (
    <Box mb="3">
      <Frame
        type="button"
        shape={isCompact ? 'rail' : 'full'}
        title={isCompact ? `${name} · ${state}` : undefined}
        aria-expanded={isCompact ? undefined : isOpen}
        aria-label={isCompact ? t('shop.label', { name, where, state }) : undefined}
        onClick={() => setIsListed(!isListed)}
      >
        <Letter aria-hidden>{letter}</Letter>
        {!isCompact && (
          <>
            <Box flex="1" minW="0">
              <Text textStyle="sm13" fontWeight="semibold">
                {name}
              </Text>
              <Text textStyle="xs12" color="muted" display="flex" alignItems="center" gap="1.5">
                <LiveDot tone={open > 0 ? 'active' : 'neutral'} />
                <Box as="span">{`${where} · ${state}`}</Box>
              </Text>
            </Box>
            <ChevronsUpDown size={16} aria-hidden />
          </>
        )}
      </Frame>
      {isOpen && <BranchList branches={branches} />}
    </Box>
  )
}
