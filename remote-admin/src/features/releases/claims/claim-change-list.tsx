import type { ClaimChanges, ReleaseClaim } from '@sufra/shared/contracts/release-claims'
import { Flex, Text, chakra } from '@sufra/shared/ui'
import { Minus, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { VersionName } from '../version-name.tsx'

const Lines = chakra('ul', { base: { listStyle: 'none', display: 'grid', gap: '1.5', p: '0', m: '0' } })

const SIGNS = {
  added: { icon: Plus, color: 'active' },
  removed: { icon: Minus, color: 'muted' },
} as const

const ClaimLine = ({ sign, claim }: { sign: keyof typeof SIGNS; claim: ReleaseClaim }) => {
  const { t } = useTranslation()
  const { kind, what, roles, permission } = claim
  const { icon: Icon, color } = SIGNS[sign]
  const names = roles.map(role => t(`admin:releases.role.${role}`)).join(t('admin:releases.claims.and'))
  return (
    <Flex as="li" gap="2" align="baseline">
      <Flex as="span" color={color} flexShrink={0} alignSelf="start" mt="0.5">
        <Icon size={16} role="img" aria-label={t(`admin:releases.claims.${sign}`)} />
      </Flex>
      <Text as="span" textStyle="sm13">
        {t(`admin:releases.claims.kind.${kind}`)} {what && <VersionName value={what} />}
        <Text as="small" display="block" color="muted" textStyle="xs12">
          {names ? t('admin:releases.claims.for', { roles: names }) : t('admin:releases.claims.forNobody')}
          {permission && (
            <>
              {' · '}
              {t('admin:releases.claims.permitted')} <VersionName value={permission} />
            </>
          )}
        </Text>
      </Text>
    </Flex>
  )
}

/** Renders the added and dropped claims of a version. */
export const ClaimChangeList = ({ changes }: { changes: ClaimChanges }) => (
  <Lines>
    {changes.added.map(claim => (
      <ClaimLine key={`+${JSON.stringify(claim)}`} sign="added" claim={claim} />
    ))}
    {changes.removed.map(claim => (
      <ClaimLine key={`-${JSON.stringify(claim)}`} sign="removed" claim={claim} />
    ))}
  </Lines>
)
