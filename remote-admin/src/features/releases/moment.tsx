import { useFormat } from '@sufra/shared/i18n'
import { useServerNow } from '@sufra/shared/live'
import { Tooltip } from '@sufra/shared/ui/overlays'

/** How often texts such as "5 minutes ago" are renewed. */
export const MOMENT_TICK_MS = 10_000

/** How long ago something was; when exactly, in Riyadh time, on hover and focus. */
export const Moment = ({ at }: { at: string }) => {
  const format = useFormat()
  const now = useServerNow(MOMENT_TICK_MS)
  return (
    <Tooltip text={format.dateTime(at)}>
      <time dateTime={at} tabIndex={0}>
        {format.ago(Math.max(0, now - Date.parse(at)))}
      </time>
    </Tooltip>
  )
}
