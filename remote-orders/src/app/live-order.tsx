import { liveOrdersQuery } from '@sufra/shared/live'
import { useSearchParams } from '@sufra/shared/router'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { EscalationButton } from '#src/features/escalation-settings/escalation-button.tsx'
import { LiveBoard } from '#src/features/live-board/live-board.page.tsx'
import { NearlyMissedBar } from '#src/features/nearly-missed/nearly-missed-bar.tsx'
import { PrinterNote } from '#src/features/printer-note/printer-note.tsx'
import { ShiftEntry } from '#src/features/shift/shift-entry.tsx'
import { SoundControl } from '#src/features/new-order-ring/sound-control.tsx'
import { AutoPrintButton } from '#src/printing/auto-print-button.tsx'
import { SoundTest } from '#src/features/new-order-ring/sound-test.tsx'

/** Scrolls to the order of a notification once the board shows it. */
const LinkedOrder = () => {
  const [search, setSearch] = useSearchParams()
  const { data } = useQuery(liveOrdersQuery)
  const asked = search.get('order')
  const isKnown = data !== undefined
  useEffect(() => {
    if (asked === null || !isKnown) return
    const card = /^\d+$/.test(asked) ? document.querySelector<HTMLElement>(`[data-order="${asked}"]`) : null
    card?.scrollIntoView({ block: 'center' })
    card?.focus()
    setSearch(
      rest => {
        rest.delete('order')
        return rest
      },
      { replace: true },
    )
  }, [asked, isKnown, setSearch])
  return null
}

/**
 * `/live-order`: the board with the controls of the new-order ring in its header, and the nearly missed orders below.
 */
export const Page = () => (
  <>
    <LiveBoard
      soundControl={
        <>
          <ShiftEntry />
          <AutoPrintButton />
          <SoundControl>
            <EscalationButton />
          </SoundControl>
        </>
      }
      soundTest={
        <>
          <SoundTest />
          <NearlyMissedBar />
          <PrinterNote />
        </>
      }
    />
    <LinkedOrder />
  </>
)
