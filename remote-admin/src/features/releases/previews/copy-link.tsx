import { Button } from '@sufra/shared/ui'
import { toast } from '@sufra/shared/ui/overlays'
import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Renders a button that copies the full address of a preview to the clipboard. */
export const CopyLink = ({ name, link }: { name: string; link: string }) => {
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
