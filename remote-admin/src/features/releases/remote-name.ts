import { useTranslation } from 'react-i18next'

/** What people call a remote; one that this screen does not know yet goes by its name. */
export const useRemoteName = () => {
  const { t } = useTranslation()
  return (name: string): string => t(`admin:releases.remote.${name}`, { defaultValue: name })
}
