import { useRef, useState } from 'react'

export interface BulkJob<Row> {
  /** The rows, or a function that loads them: `() => selection.collect(readAll)`. */
  rows: readonly Row[] | (() => Promise<readonly Row[]>)
  /** Changes one row; rows run one after the other, and a failure does not stop the rest. */
  each: (row: Row) => Promise<unknown>
  /** Reverts one row; without it there is no undo. */
  undo?: (row: Row) => Promise<unknown>
  /** Called after the last row and after an undo: refresh the list and clear the selection here. */
  onEnd?: (result: { done: readonly Row[]; failed: readonly Row[] }) => void
}

export interface BulkState {
  phase: 'idle' | 'busy' | 'ended' | 'undone'
  done: number
  failed: number
  /** 0 until it is known. */
  total: number
  isStopping: boolean
}

interface Ended<Row> {
  job: BulkJob<Row>
  /** Rows that an undo can revert. */
  done: readonly Row[]
  failed: readonly Row[]
  /** Rows that an undo has reverted; undefined before the first one. */
  undone?: readonly Row[]
}

const IDLE: BulkState = { phase: 'idle', done: 0, failed: 0, total: 0, isStopping: false }

/**
 * Runs long work on many rows, one request after the other, with progress, stop, retry of failures and undo. `BulkBar`
 * shows it. Counts the rejections of `each`; `firstError` is for the screen's own text.
 */
export const useBulkWork = <Row>() => {
  const [state, setState] = useState(IDLE)
  const [error, setError] = useState<unknown>()
  const [ended, setEnded] = useState<Ended<Row> | null>(null)
  const shouldStop = useRef(false)

  const perform = async (
    rows: readonly Row[],
    act: (row: Row) => Promise<unknown>,
    before: readonly Row[] = [],
  ) => {
    const done = [...before]
    const failed: Row[] = []
    setError(undefined)
    const tell = () =>
      setState({
        phase: 'busy',
        done: done.length,
        failed: failed.length,
        total: before.length + rows.length,
        isStopping: shouldStop.current,
      })
    tell()
    for (const row of rows) {
      if (shouldStop.current) break
      try {
        await act(row)
        done.push(row)
      } catch (reason) {
        failed.push(row)
        setError((first: unknown) => first ?? reason)
      }
      tell()
    }
    return { done, failed }
  }

  const end = (phase: 'ended' | 'undone') => setState(current => ({ ...current, phase, isStopping: false }))

  // The rows of an earlier attempt belong to the work: they are counted and undone with the rest.
  const run = async (job: BulkJob<Row>, before?: readonly Row[]): Promise<void> => {
    shouldStop.current = false
    setEnded(null)
    setState({ ...IDLE, phase: 'busy' })
    try {
      const rows = typeof job.rows === 'function' ? await job.rows() : job.rows
      const result = await perform(rows, job.each, before)
      setEnded({ job, ...result })
      job.onEnd?.(result)
    } catch (reason) {
      // The rows failed to load, so nothing was changed.
      setError(reason)
    }
    end('ended')
  }

  const undo = async () => {
    if (!ended?.job.undo) return
    shouldStop.current = false
    const { job, done, undone } = ended
    const result = await perform(done, ended.job.undo, undone)
    const left = done.filter(row => !result.done.includes(row))
    setEnded({ job, done: left, failed: result.failed, undone: result.done })
    job.onEnd?.(result)
    end('undone')
  }

  const isUndoToRepeat = ended?.undone !== undefined && ended.failed.length > 0
  const retry =
    ({ job, done, failed }: Ended<Row>) =>
    () =>
      void (isUndoToRepeat ? undo() : run({ ...job, rows: failed }, done))

  return {
    state,
    /** Reason of the first failed row. */
    firstError: error,
    run: (job: BulkJob<Row>) => void run(job),
    stop: () => {
      shouldStop.current = true
      setState(current => ({ ...current, isStopping: true }))
    },
    /** After a stopped undo it continues with the remaining rows. */
    undo: ended?.job.undo && ended.done.length > 0 && !isUndoToRepeat ? () => void undo() : undefined,
    retry: ended && ended.failed.length > 0 ? retry(ended) : undefined,
    dismiss: () => {
      setState(IDLE)
      setEnded(null)
    },
  }
}

export type BulkWork = Omit<ReturnType<typeof useBulkWork<unknown>>, 'run'>
