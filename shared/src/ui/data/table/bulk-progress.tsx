import { X } from 'lucide-react'
import { Button } from '#src/ui/press/button.tsx'
import { IconButton } from '#src/ui/press/icon-button.tsx'
import { useWords } from '#src/ui/provider/words.ts'
import { countDigits } from '#src/ui/text/digits.ts'
import { Num } from '#src/ui/text/num.tsx'
import { useTableWords } from './table-words.ts'
import type { BulkWork } from './use-bulk-work.ts'

interface BulkProgressProps {
  work: BulkWork
  failure: string | undefined
}

const Busy = ({ work: { state, stop } }: { work: BulkWork }) => {
  const { loading } = useWords()
  const words = useTableWords()
  const { done, failed, total, isStopping } = state
  const reached = done + failed
  return (
    <>
      <p>{total > 0 && <Num value={`${countDigits(reached)}/${countDigits(total)}`} />}</p>
      <div>
        <progress
          aria-label={words.selectedActions}
          value={total > 0 ? reached : undefined}
          max={total || 1}
        />
        {total === 0 && loading}
        {isStopping && words.stopping}
      </div>
      {!isStopping && (
        <Button size="sm" variant="ghost" onClick={stop}>
          {words.stop}
        </Button>
      )}
    </>
  )
}

const Ended = ({ work, failure }: BulkProgressProps) => {
  const { undo: undoWord, dismiss } = useWords()
  const words = useTableWords()
  const { phase, done, failed, total } = work.state
  const left = total - done - failed
  return (
    <>
      <p role="status">
        {phase === 'undone' ? words.undone : words.succeeded}: <Num value={done} />
        {failed > 0 && (
          <small>
            {' · '}
            {words.failed}: <Num value={failed} />
          </small>
        )}
        {left > 0 && (
          <>
            {' · '}
            {words.notReached}: <Num value={left} />
          </>
        )}
      </p>
      <div>
        {work.undo && (
          <Button size="sm" variant="ghost" color="primary" onClick={work.undo}>
            {undoWord}
          </Button>
        )}
        {work.retry && (
          <Button size="sm" variant="ghost" onClick={work.retry}>
            {words.retryFailed}
          </Button>
        )}
        {failure && <span role="alert">{failure}</span>}
      </div>
      <IconButton size="sm" label={dismiss} icon={<X size={18} aria-hidden />} onClick={work.dismiss} />
    </>
  )
}

/** Renders the progress of bulk work, then its result with the undo. */
export const BulkProgress = (props: BulkProgressProps) =>
  props.work.state.phase === 'busy' ? <Busy work={props.work} /> : <Ended {...props} />
