import { api } from '@sufra/shared/api'
import type { TicketFile } from '@sufra/shared/contracts/ticket'
import { useFormat } from '@sufra/shared/i18n'
import { Bdi, Box, Skeleton, chakra } from '@sufra/shared/ui'
import { saveFile } from '@sufra/shared/ui/data'
import { toast } from '@sufra/shared/ui/overlays'
import { useQuery } from '@tanstack/react-query'
import { Download, FileText, Image as ImageIcon } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'

const WIDEST = 240
const TALLEST = 200

const Tile = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    w: 'full',
    maxW: '320px',
    minH: 'touch',
    px: '2.5',
    py: '1.5',
    bg: 'soft',
    borderRadius: 'control',
    textAlign: 'start',
    color: 'muted',
    '& > span': { flex: 1, minW: '0' },
    '& b': {
      display: 'block',
      color: 'ink',
      fontWeight: 'medium',
      textStyle: 'sm13',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& small': { textStyle: 'xs12' },
    '& > svg:first-of-type': { color: 'primary' },
  },
})

const Picture = chakra('img', {
  base: { display: 'block', maxW: 'full', borderRadius: 'control', bg: 'soft', objectFit: 'cover' },
})

const fetchFile = (id: number) => api.file('/api/Ticket/File/:id', { params: { id } })

const FileTile = ({ file }: { file: TicketFile }) => {
  const { t } = useTranslation('support')
  const format = useFormat()
  const isPdf = file.type === 'application/pdf'
  const Icon = isPdf ? FileText : ImageIcon
  const handleSave = () => {
    fetchFile(file.id).then(
      blob => saveFile({ name: file.name, content: blob }),
      () => toast({ kind: 'error', text: t('file.failed') }),
    )
  }
  return (
    <Tile type="button" onClick={handleSave} aria-label={t('file.download', { name: file.name })}>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      <span>
        <b>
          <Bdi>{file.name}</Bdi>
        </b>
        <small>{t('file.size', { size: format.number(Math.max(1, Math.round(file.bytes / 1024))) })}</small>
      </span>
      <Download size={16} aria-hidden />
    </Tile>
  )
}

/** Reserves the final size before the picture loads, so that the layout does not shift. */
const sizeOf = ({ width, height }: TicketFile) => {
  const [w, h] = [width ?? WIDEST, height ?? TALLEST]
  const scale = Math.min(1, WIDEST / w, TALLEST / h)
  return { width: Math.round(w * scale), height: Math.round(h * scale) }
}

const PictureTile = ({ file }: { file: TicketFile }) => {
  const { data: blob, isError } = useQuery({
    queryKey: ['ticket-files', file.id],
    queryFn: () => fetchFile(file.id),
    staleTime: Infinity,
  })
  const address = useMemo(() => (blob ? URL.createObjectURL(blob) : null), [blob])
  useEffect(
    () => () => {
      if (address) URL.revokeObjectURL(address)
    },
    [address],
  )
  if (isError) return null
  const size = sizeOf(file)
  return address ? (
    <Picture src={address} alt={file.name} {...size} />
  ) : (
    <Skeleton w={`${size.width}px`} h={`${size.height}px`} />
  )
}

/** Shows pictures; every file can be downloaded. */
export const MessageFiles = ({ files }: { files: readonly TicketFile[] }) => (
  <>
    {files.map(file => (
      <Box key={file.id} display="grid" gap="1" mb="1.5">
        {file.type === 'image/webp' && <PictureTile file={file} />}
        <FileTile file={file} />
      </Box>
    ))}
  </>
)
