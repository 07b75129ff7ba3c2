import { EscalationButton } from '#src/features/escalation-settings/escalation-button.tsx'
import { LiveBoard } from '#src/features/live-board/live-board.page.tsx'
import { NearlyMissedBar } from '#src/features/nearly-missed/nearly-missed-bar.tsx'
import { PrinterNote } from '#src/features/printer-note/printer-note.tsx'
import { LinkedOrder } from '#src/features/new-order-ring/linked-order.tsx'
import { ShiftEntry } from '#src/features/shift/shift-entry.tsx'
import { SoundControl } from '#src/features/new-order-ring/sound-control.tsx'
import { AutoPrintButton } from '#src/printing/auto-print-button.tsx'
import { SoundTest } from '#src/features/new-order-ring/sound-test.tsx'

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
