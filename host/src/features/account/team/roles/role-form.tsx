import type { GrantablePermission } from '@sufra/shared/contracts/permission'
import type { Role } from '@sufra/shared/contracts/role'
import { readLocalized } from '@sufra/shared/contracts/text'
import { FormProblem, useContractForm } from '@sufra/shared/forms'
import { useLanguage } from '@sufra/shared/i18n'
import { Stack, Text } from '@sufra/shared/ui'
import { CheckboxGroup, LocalizedTextInput } from '@sufra/shared/ui/forms'
import { toast } from '@sufra/shared/ui/overlays'
import { useTranslation } from 'react-i18next'
import { PERMISSION_GROUPS, grantableOf, permissionsIn } from './role-words.ts'
import { useSaveRole } from './roles.queries.ts'

interface RoleValues {
  name: { ar: string; en: string }
  permissions: GrantablePermission[]
}

interface RoleFormProps {
  id: string
  /** Undefined: a new role. */
  role: Role | undefined
  onDone: () => void
  onBusy: (isBusy: boolean) => void
}

const useRoleForm = (role: Role | undefined) =>
  useContractForm<RoleValues>({
    contract: () =>
      import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/role').then(
        ({ RoleRequest, RoleUpdateRequest }) => (role ? RoleUpdateRequest : RoleRequest),
      ),
    defaultValues: role
      ? { name: readLocalized(role.name), permissions: grantableOf(role.permissions) }
      : { name: { ar: '', en: '' }, permissions: [] },
    prepare: values => (role ? { ...values, id: role.id } : values),
  })

type Form = ReturnType<typeof useRoleForm>

/** Names of a role in both languages; one is enough. */
const RoleNames = ({ form }: { form: Form }) => {
  const { t } = useTranslation('team')
  return (
    <LocalizedTextInput
      {...form.bind('name')}
      labels={{ ar: t('roles.nameAr'), en: t('roles.nameEn') }}
      errors={{
        ar: form.field('name.ar').error,
        en: form.field('name.en').error,
        both: form.field('name').error,
      }}
    />
  )
}

/** Permissions of the role, by area of the product. */
const Permissions = ({ form }: { form: Form }) => {
  const { t } = useTranslation('team')
  const chosen = form.watch('permissions')
  const { error } = form.field('permissions')
  return PERMISSION_GROUPS.map(group => (
    <CheckboxGroup
      key={group}
      name="permissions"
      label={t(`permissionGroup.${group}`)}
      value={chosen}
      onChange={permissions => form.setValue('permissions', permissions)}
      options={permissionsIn(group).map(permission => ({
        value: permission,
        label: t(`permission.${permission}.label`),
        help: t(`permission.${permission}.help`, { defaultValue: '' }) || undefined,
      }))}
      // One error message for all groups, below the last one.
      error={group === PERMISSION_GROUPS.at(-1) ? error : undefined}
    />
  ))
}

/** Creates or changes a custom role. */
export const RoleForm = ({ id, role, onDone, onBusy }: RoleFormProps) => {
  const { t } = useTranslation('team')
  const { language } = useLanguage()
  const form = useRoleForm(role)
  const save = useSaveRole(role)
  const send = async (values: RoleValues) => {
    onBusy(true)
    try {
      await save(values)
    } finally {
      onBusy(false)
    }
    const { ar, en } = values.name
    const name = language === 'ar' ? ar || en : en || ar
    toast({ kind: 'success', text: t(role ? 'roles.changed' : 'roles.made', { name }) })
    onDone()
  }
  return (
    <form id={id} onSubmit={form.submit(send)} noValidate>
      <Stack gap="5">
        <FormProblem problem={form.problem} texts={{ not_found: t('failed.not_found') }} />
        <RoleNames form={form} />
        <Permissions form={form} />
        <Text color="muted" textStyle="sm13">
          {t('roles.screens')}
        </Text>
      </Stack>
    </form>
  )
}
