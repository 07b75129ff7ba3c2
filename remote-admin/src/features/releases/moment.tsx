import { useFormat } from '@sufra/shared/i18n'
import { Tooltip } from '@sufra/shared/ui/overlays'
import { useNow } from './use-now.ts'

/** How long ago something was; when exactly, in Riyadh time, on hover and focus. */
export const Moment = ({ at }: { at: string }) => {
  const format = useFormat()
  const now = useNow()
  return (
    <Tooltip text={format.dateTime(at)}>
      <time dateTime={at} tabIndex={0}>
        {format.ago(now - Date.parse(at))}
      </time>
    </Tooltip>
  )
}
