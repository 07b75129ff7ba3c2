import { ROLE_NAMES } from '@sufra/shared/contracts/role-names'
import type { ContractForm } from '@sufra/shared/forms'
import { Field, Grid, Stack, Text, chakra } from '@sufra/shared/ui'
import { CheckboxGroup, NumberInput, Switch, TagsInput } from '@sufra/shared/ui/forms'
import { useTranslation } from 'react-i18next'
import type { TokenValues } from './token-values.ts'

type Form = ContractForm<TokenValues>

const Part = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '4',
    p: '0',
    m: '0',
    minW: '0',
    borderWidth: '0',
    '& > legend': { textStyle: 'sm13', fontWeight: 'medium', p: '0' },
  },
})

const Places = ({ form }: { form: Form }) => {
  const { t } = useTranslation()
  const { value: hasNav, onChange: setHasNav } = form.bind('hasNav')
  return (
    <Stack gap="3">
      <Switch label={t('admin:releases.tokens.nav')} isOn={hasNav} onChange={setHasNav} />
      {hasNav && (
        <Grid gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="4">
          <Field label={t('admin:releases.tokens.navFrom')} {...form.field('limits.nav.from')}>
            <NumberInput {...form.bind('limits.nav.from')} />
          </Field>
          <Field label={t('admin:releases.tokens.navTo')} {...form.field('limits.nav.to')}>
            <NumberInput {...form.bind('limits.nav.to')} />
          </Field>
        </Grid>
      )}
    </Stack>
  )
}

/** Renders the limits of publications with the token. */
export const TokenLimits = ({ form }: { form: Form }) => {
  const { t } = useTranslation()
  const { bind, field } = form
  const { value: roles, onChange: setRoles } = bind('limits.roles')
  const { value: mayRunEarly, onChange: setRunEarly } = bind('limits.background')
  const paths = field('limits.paths').error ?? field('limits.paths.0').error
  return (
    <Part>
      <legend>{t('admin:releases.tokens.limits')}</legend>
      <Text color="muted" textStyle="sm13">
        {t('admin:releases.tokens.limitsHelp')}
      </Text>
      <CheckboxGroup
        label={t('admin:releases.tokens.roles')}
        value={roles}
        onChange={setRoles}
        error={field('limits.roles').error}
        options={ROLE_NAMES.map(value => ({ value, label: t(`admin:releases.role.${value}`) }))}
      />
      <Field
        label={t('admin:releases.tokens.paths')}
        help={t('admin:releases.tokens.pathsHelp')}
        error={paths}
      >
        <TagsInput {...bind('limits.paths')} />
      </Field>
      <Switch label={t('admin:releases.tokens.background')} isOn={mayRunEarly} onChange={setRunEarly} />
      <Places form={form} />
      <Field
        label={t('admin:releases.tokens.kilobytes')}
        help={t('admin:releases.tokens.kilobytesHelp')}
        {...field('limits.kilobytes')}
      >
        <NumberInput {...bind('limits.kilobytes')} />
      </Field>
    </Part>
  )
}
