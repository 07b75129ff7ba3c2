import { useFormat } from '@sufra/shared/i18n'
import { useServerNow } from '@sufra/shared/live'
import { Tooltip } from '@sufra/shared/ui/overlays'

/** Interval in ms at which texts such as "5 minutes ago" are updated. */
export const MOMENT_TICK_MS = 10_000

/** Renders the age of an event; hover and focus show the exact time in Riyadh. */
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
