import { Banner, Button } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { activeOverrides, resetOverrides } from './overrides.ts'
import { useRemotes } from '#src/remotes/remote-store.ts'

const handleReset = (): void => {
  resetOverrides()
  window.location.reload()
}

/** Says, while it is so, that this tab runs a remote that is not the released one. */
export const OverrideBanner = () => {
  const { t } = useTranslation('host')
  const overrides = Object.entries(activeOverrides(useRemotes(state => state.origins)))
  if (overrides.length === 0) return null
  return (
    <Banner
      tone="pending"
      action={
        <Button size="sm" variant="outline" onClick={handleReset}>
          {t('remotes.resetOverride')}
        </Button>
      }
    >
      {t('remotes.overridden', { list: overrides.map(([name, url]) => `${name}: ${url}`).join(', ') })}
    </Banner>
  )
}
