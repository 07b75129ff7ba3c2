import { useSearchParams } from '@sufra/shared/router'
import { urlId } from '@sufra/shared/ui/data'

/** Choices so far, stored in the address for a reload. Never contains a secret. */
export interface Draft {
  merchant: number | null
  branch: number | null
  channel: number | null
  /** store number at the platform, as the merchant wrote it */
  store: string
}

const NAMES = ['merchant', 'branch', 'channel', 'store'] as const

export const useDraft = () => {
  const [params, setParams] = useSearchParams()
  const draft: Draft = {
    merchant: urlId(params.get('merchant')),
    branch: urlId(params.get('branch')),
    channel: urlId(params.get('channel')),
    store: params.get('store') ?? '',
  }
  const put = (next: Partial<Draft>) => {
    const whole = { ...draft, ...next }
    setParams(NAMES.flatMap((name): [string, string][] => (whole[name] ? [[name, String(whole[name])]] : [])))
  }
  return { draft, put }
}

/** Returns the first incomplete step. */
export const stepOf = ({ merchant, branch, channel }: Draft): 0 | 1 | 2 | 3 => {
  if (merchant === null) return 0
  if (branch === null) return 1
  return channel === null ? 2 : 3
}
