import { DirectionalIcon, VisuallyHidden, chakra } from '@sufra/shared/ui'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { VersionName } from '../version-name.tsx'

const Root = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2.5',
    px: '3.5',
    py: '2.5',
    bg: 'soft',
    borderRadius: 'well',
    fontWeight: 'semibold',
    '& > svg': { flexShrink: 0, color: 'muted' },
  },
})

interface ChangeEndsProps {
  from: string | null
  to: string | null
}

/** Renders the old and the new version, to read before confirming. */
export const ChangeEnds = ({ from, to }: ChangeEndsProps) => {
  const { t } = useTranslation()
  const shown = (version: string | null) =>
    version === null ? t('admin:releases.noVersion') : <VersionName value={version} />
  return (
    <Root>
      <VisuallyHidden>{t('admin:releases.from')}</VisuallyHidden>
      <span>{shown(from)}</span>
      <DirectionalIcon icon={ArrowRight} />
      <VisuallyHidden>{t('admin:releases.to')}</VisuallyHidden>
      <span>{shown(to)}</span>
    </Root>
  )
}
