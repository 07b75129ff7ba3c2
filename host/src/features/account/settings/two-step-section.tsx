import type { SessionUser, TwoStepOffRequest } from '@sufra/shared/contracts/authentication'
import { FormProblem, useContractForm } from '@sufra/shared/forms'
import { Field, PasswordInput, Stack } from '@sufra/shared/ui'
import { Switch } from '@sufra/shared/ui/forms'
import { toast } from '@sufra/shared/ui/overlays'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOwnClose } from '#src/dialog-state/use-own-close.ts'
import { FormButtons } from './form-buttons.tsx'
import { SettingsSection } from './settings-section.tsx'
import { profileQuery, saveProfile } from './settings.queries.ts'
import { useReturnFocus } from './use-return-focus.ts'

/** Applies only the saved switch: the rest of the response may be older than what another form has saved. */
const useSaved = () => {
  const { t } = useTranslation('settings')
  const queryClient = useQueryClient()
  return ({ isTwoStep }: SessionUser) => {
    queryClient.setQueryData(profileQuery.queryKey, known => known && { ...known, isTwoStep })
    toast({ kind: 'success', text: t(isTwoStep ? 'twoStep.isOn' : 'twoStep.isOff') })
  }
}

const useSwitchOn = () => {
  const { t } = useTranslation('settings')
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => saveProfile({ isTwoStep: true }),
    onSuccess: useSaved(),
    onError: () => {
      toast({ kind: 'error', text: t('twoStep.failed') })
      // It may be saved although the response was lost.
      void queryClient.invalidateQueries(profileQuery)
    },
  })
}

const EMPTY: TwoStepOffRequest = { isTwoStep: false, password: '' }

interface SwitchOffFormProps {
  email: string
  onClose: () => void
}

const SwitchOffForm = ({ email, onClose }: SwitchOffFormProps) => {
  const { t } = useTranslation('settings')
  const handleSaved = useSaved()
  const closeOwn = useOwnClose(true, onClose)
  const form = useContractForm<TwoStepOffRequest>({
    contract: () =>
      import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/authentication').then(
        ({ TwoStepOffRequest }) => TwoStepOffRequest,
      ),
    defaultValues: EMPTY,
  })
  const save = async (values: TwoStepOffRequest) => {
    handleSaved(await saveProfile(values))
    closeOwn()
  }
  return (
    <form onSubmit={form.submit(save)} noValidate aria-label={t('twoStep.switchOff')}>
      <Stack gap="4">
        <FormProblem problem={form.problem} />
        {/* Tells a password manager whose password it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <Field
          label={t('password.current')}
          help={t('twoStep.passwordHelp')}
          {...form.field('password')}
          isRequired
        >
          <PasswordInput autoFocus {...form.register('password')} />
        </Field>
        <FormButtons saveLabel={t('twoStep.switchOff')} isBusy={form.isBusy} onCancel={onClose} />
      </Stack>
    </form>
  )
}

/** Switches two-step sign-in (a code by e-mail) on or off. */
export const TwoStepSection = ({ profile }: { profile: SessionUser }) => {
  const { t } = useTranslation('settings')
  const { mutate: switchOn, isPending } = useSwitchOn()
  const [isAsking, setIsAsking] = useState(false)
  const toggle = useReturnFocus<HTMLInputElement>(!isAsking)
  return (
    <SettingsSection anchor="two-step" title={t('twoStep.title')} text={t('twoStep.text')}>
      {isAsking ? (
        <SwitchOffForm email={profile.email} onClose={() => setIsAsking(false)} />
      ) : (
        <Switch
          ref={toggle}
          label={t('twoStep.label')}
          help={t('twoStep.help')}
          isOn={isPending || profile.isTwoStep}
          onChange={isOn => (isOn ? switchOn() : setIsAsking(true))}
          isBusy={isPending}
        />
      )}
    </SettingsSection>
  )
}
