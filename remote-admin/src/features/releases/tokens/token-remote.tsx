import type { ReleaseList } from '@sufra/shared/contracts/release-control'
import type { ContractForm } from '@sufra/shared/forms'
import { Field, Stack, Text, TextInput } from '@sufra/shared/ui'
import { ChipGroup } from '@sufra/shared/ui/data'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRemoteName } from '../remote-name.ts'
import { limitsOf } from './token-values.ts'
import type { TokenValues } from './token-values.ts'

const OTHER = ''

interface TokenRemoteProps {
  form: ContractForm<TokenValues>
  names: readonly string[]
  claims: ReleaseList['claims']
}

/** Renders the choice of the token's remote: an existing one, or the name of a new one. */
export const TokenRemote = ({ form, names, claims }: TokenRemoteProps) => {
  const { t } = useTranslation()
  const remoteName = useRemoteName()
  const [chosen, setChosen] = useState(names[0] ?? OTHER)
  const choose = (remote: string) => {
    const { limits, hasNav } = limitsOf(remote, claims)
    setChosen(remote)
    form.setValue('remote', remote)
    // Set one by one: watchers of a part are not notified of a change of the whole.
    form.setValue('limits.roles', limits.roles)
    form.setValue('limits.paths', limits.paths)
    form.setValue('limits.background', limits.background)
    form.setValue('limits.nav.from', limits.nav.from)
    form.setValue('limits.nav.to', limits.nav.to)
    form.setValue('limits.kilobytes', limits.kilobytes)
    form.setValue('hasNav', hasNav)
  }
  return (
    <Stack gap="3">
      <Stack gap="1.5">
        <Text as="span" textStyle="sm13" fontWeight="medium">
          {t('admin:releases.tokens.remote')}
        </Text>
        <ChipGroup
          label={t('admin:releases.tokens.remote')}
          value={chosen}
          onChange={choose}
          options={[
            ...names.map(value => ({ value, label: remoteName(value) })),
            { value: OTHER, label: t('admin:releases.tokens.otherRemote') },
          ]}
        />
      </Stack>
      {chosen === OTHER && (
        <Field
          label={t('admin:releases.tokens.remoteName')}
          help={t('admin:releases.tokens.remoteNameHelp')}
          {...form.field('remote')}
        >
          <TextInput autoComplete="off" dir="ltr" data-latin {...form.register('remote')} />
        </Field>
      )}
    </Stack>
  )
}
