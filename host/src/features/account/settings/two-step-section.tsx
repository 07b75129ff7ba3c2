import type { SessionUser } from '@sufra/shared/contracts/authentication'
import { Switch } from '@sufra/shared/ui/forms'
import { toast } from '@sufra/shared/ui/overlays'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SettingsSection } from './settings-section.tsx'
import { profileQuery, saveProfile } from './settings.queries.ts'

const useTwoStep = () => {
  const { t } = useTranslation('settings')
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (isTwoStep: boolean) => saveProfile({ isTwoStep }),
    onSuccess: saved => {
      // The rest of the answer may be older than what the form beside it has saved meanwhile.
      queryClient.setQueryData(
        profileQuery.queryKey,
        known => known && { ...known, isTwoStep: saved.isTwoStep },
      )
      toast({ kind: 'success', text: t(saved.isTwoStep ? 'twoStep.isOn' : 'twoStep.isOff') })
    },
    onError: () => toast({ kind: 'error', text: t('twoStep.failed') }),
  })
}

/** A code by e-mail at every sign-in, or not. */
export const TwoStepSection = ({ profile }: { profile: SessionUser }) => {
  const { t } = useTranslation('settings')
  const { mutate, isPending, variables } = useTwoStep()
  return (
    <SettingsSection anchor="two-step" title={t('twoStep.title')} text={t('twoStep.text')}>
      <Switch
        label={t('twoStep.label')}
        help={t('twoStep.help')}
        isOn={isPending ? variables : profile.isTwoStep}
        onChange={mutate}
        isBusy={isPending}
      />
    </SettingsSection>
  )
}
