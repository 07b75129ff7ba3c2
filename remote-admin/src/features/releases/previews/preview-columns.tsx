import type { PreviewState, ReleasePreview } from '@sufra/shared/contracts/release-preview'
import { useFormat } from '@sufra/shared/i18n'
import { Bdi, Box, Button, Flex, Pill } from '@sufra/shared/ui'
import { Identity } from '@sufra/shared/ui/data'
import type { TableColumn } from '@sufra/shared/ui/data'
import { toast } from '@sufra/shared/ui/overlays'
import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Moment } from '../moment.tsx'
import { useRemoteName } from '../remote-name.ts'
import { VersionName } from '../version-name.tsx'

/** Renders a button that copies the full address of a preview to the clipboard. */
const CopyLink = ({ name, link }: { name: string; link: string }) => {
  const { t } = useTranslation()
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(link, window.location.origin).href)
      toast({ kind: 'success', text: t('admin:releases.previews.copied', { name }) })
    } catch {
      toast({ kind: 'error', text: t('admin:releases.previews.notCopied') })
    }
  }
  return (
    <Button
      size="sm"
      variant="outline"
      icon={<Copy size={16} aria-hidden />}
      aria-label={t('admin:releases.previews.copyOf', { name })}
      onClick={() => void handleCopy()}
    >
      {t('admin:releases.previews.copy')}
    </Button>
  )
}

const FAMILIES = { open: 'active', over: 'neutral', revoked: 'neutral' } as const satisfies Record<
  PreviewState,
  string
>

/** Returns the columns of the previews. */
export const usePreviewColumns = (
  onRevoke: (preview: ReleasePreview) => void,
): TableColumn<ReleasePreview>[] => {
  const { t } = useTranslation()
  const format = useFormat()
  const remoteName = useRemoteName()
  return [
    {
      id: 'preview',
      header: t('admin:releases.previews.name'),
      render: ({ name, preview }) => (
        <Identity
          mark={name.slice(0, 1).toUpperCase()}
          name={<VersionName value={preview} />}
          detail={remoteName(name)}
        />
      ),
    },
    {
      id: 'version',
      header: t('admin:releases.previews.version'),
      // The version must not break at its hyphen.
      render: ({ version }) => (
        <Box as="span" whiteSpace="nowrap">
          <VersionName value={version} />
        </Box>
      ),
    },
    {
      id: 'made',
      header: t('admin:releases.previews.made'),
      render: ({ at, by }) => (
        <span>
          <Bdi>{by}</Bdi> · <Moment at={at} />
        </span>
      ),
    },
    {
      id: 'until',
      header: t('admin:releases.previews.until'),
      render: ({ until }) => format.dateTime(until),
    },
    {
      id: 'state',
      header: t('admin:releases.versions.state'),
      render: ({ state }) => (
        <Pill family={FAMILIES[state]}>{t(`admin:releases.previews.state.${state}`)}</Pill>
      ),
    },
    {
      id: 'do',
      header: t('admin:releases.previews.do'),
      isAction: true,
      align: 'end',
      render: each =>
        each.link !== null && (
          <Flex data-several="" gap="2" wrap="wrap" justify="flex-end">
            <CopyLink name={each.preview} link={each.link} />
            <Button
              size="sm"
              variant="danger"
              aria-label={t('admin:releases.previews.revokeOf', { name: each.preview })}
              onClick={() => onRevoke(each)}
            >
              {t('admin:releases.previews.revoke')}
            </Button>
          </Flex>
        ),
    },
  ]
}
