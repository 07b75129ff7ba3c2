import type { Permission } from '@sufra/shared/contracts/permission'
import type { Role } from '@sufra/shared/contracts/role'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { Link } from '@sufra/shared/router'
import { useIsImpersonating } from '@sufra/shared/session'
import { Card, chakra, Flex, Heading, Pill, Text, TextLink } from '@sufra/shared/ui'
import { Menu } from '@sufra/shared/ui/overlays'
import { Check, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { grantableOf } from './role-words.ts'

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    m: '0',
    p: '0',
    display: 'grid',
    gap: '1',
    textStyle: 'sm13',
    '& > li': { display: 'flex', gap: '2', alignItems: 'start' },
    '& svg': { color: 'primary', flexShrink: 0, mt: '0.5' },
  },
})

/** Permissions of a role, one line each. */
const PermissionList = ({ permissions }: { permissions: readonly Permission[] }) => {
  const { t } = useTranslation('team')
  return (
    <List>
      {grantableOf(permissions).map(permission => (
        <li key={permission}>
          <Check size={16} strokeWidth={2} aria-hidden />
          {t(`permission.${permission}.label`)}
        </li>
      ))}
    </List>
  )
}

export interface RoleRequest {
  kind: 'edit' | 'delete'
  role: Role
}

interface RoleCardProps {
  role: Role
  onRequest: (request: RoleRequest) => void
}

const RoleMenu = ({ role, onRequest }: RoleCardProps) => {
  const { t } = useTranslation('team')
  const { language } = useLanguage()
  return (
    <Menu
      label={t('actionsFor', { name: inLanguage(role.name, language) })}
      items={[
        {
          id: 'edit',
          label: t('roles.edit'),
          icon: <Pencil size={16} aria-hidden />,
          onSelect: () => onRequest({ kind: 'edit', role }),
        },
        {
          id: 'delete',
          label: t('roles.delete'),
          icon: <Trash2 size={16} aria-hidden />,
          isDanger: true,
          onSelect: () => onRequest({ kind: 'delete', role }),
        },
      ]}
    />
  )
}

/** A role with its permissions and a link to its people. */
export const RoleCard = ({ role, onRequest }: RoleCardProps) => {
  const { t } = useTranslation('team')
  const { language } = useLanguage()
  const isImpersonating = useIsImpersonating()
  const titleId = `role-${role.id}`
  return (
    <Card as="article" aria-labelledby={titleId} p="4" display="flex" flexDir="column" gap="2.5">
      <Flex align="center" gap="2" minH="tool">
        <Heading as="h3" id={titleId} textStyle="lg15" fontWeight="semibold" flex="1" minW="0">
          {inLanguage(role.name, language)}
        </Heading>
        {role.isBuiltIn ? (
          <Pill family="neutral" icon={<></>}>
            {t('roles.builtIn')}
          </Pill>
        ) : (
          !isImpersonating && <RoleMenu role={role} onRequest={onRequest} />
        )}
      </Flex>
      {role.isBuiltIn && role.role !== 'Custom' && (
        <Text color="muted" textStyle="sm13">
          {t(`roleHelp.${role.role}`)}
        </Text>
      )}
      <PermissionList permissions={role.permissions} />
      <Text textStyle="sm13" mt="auto" pt="1">
        {role.userCount > 0 ? (
          <TextLink asChild>
            <Link to={`/users?roleId=${role.id}`}>{t('roles.people', { count: role.userCount })}</Link>
          </TextLink>
        ) : (
          <Text as="span" color="muted">
            {t('roles.people', { count: 0 })}
          </Text>
        )}
      </Text>
    </Card>
  )
}
