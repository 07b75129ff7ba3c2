import { LiveBoard } from '#src/features/live-board/live-board.page.tsx'
import { SoundControl } from '#src/features/new-order-ring/sound-control.tsx'
import { AutoPrintButton } from '#src/printing/auto-print-button.tsx'
import { SoundTest } from '#src/features/new-order-ring/sound-test.tsx'

/** `/live-order`: the board, with the bell's controls in its head. */
export const Page = () => (
  <LiveBoard
    soundControl={
      <>
        <AutoPrintButton />
        <SoundControl />
      </>
    }
    soundTest={<SoundTest />}
  />
)
