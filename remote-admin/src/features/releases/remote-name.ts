import { useTranslation } from 'react-i18next'

/** Returns the function that gives the display name of a remote; an unknown one has its technical name. */
export const useRemoteName = () => {
  const { t } = useTranslation()
  return (name: string): string => t(`admin:releases.remote.${name}`, { defaultValue: name })
}
