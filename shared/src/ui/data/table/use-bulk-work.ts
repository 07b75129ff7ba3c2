import { useRef, useState } from 'react'

export interface BulkJob<Row> {
  /** The rows, or what brings them: `() => selection.collect(readAll)`. */
  rows: readonly Row[] | (() => Promise<readonly Row[]>)
  /** What is done with each, one after the other: a refused one does not stop the rest. */
  each: (row: Row) => Promise<unknown>
  /** Takes one back; without it there is no "undo". */
  undo?: (row: Row) => Promise<unknown>
  /** After the last one, and after an undo: ask for the list anew, give the selection up. */
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
  /** Those that an undo can take back. */
  done: readonly Row[]
  failed: readonly Row[]
  /** Those that an undo has taken back; undefined before the first one. */
  undone?: readonly Row[]
}

const IDLE: BulkState = { phase: 'idle', done: 0, failed: 0, total: 0, isStopping: false }

/**
 * Long work on many rows, one request after the other: how far it is, a way to stop it, what failed and can be tried again, and
 * the way back. `BulkBar` shows it. What `each` rejects with is counted; `firstError` is for the screen's own words.
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

  // What an earlier try did belongs to the work: it is counted, and undone, with the rest.
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
      // The rows themselves did not come: nothing was done.
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
    /** The first reason why a row failed. */
    firstError: error,
    run: (job: BulkJob<Row>) => void run(job),
    stop: () => {
      shouldStop.current = true
      setState(current => ({ ...current, isStopping: true }))
    },
    /** After an undo it goes on with those that were not reached. */
    undo: ended?.job.undo && ended.done.length > 0 && !isUndoToRepeat ? () => void undo() : undefined,
    retry: ended && ended.failed.length > 0 ? retry(ended) : undefined,
    dismiss: () => {
      setState(IDLE)
      setEnded(null)
    },
  }
}

export type BulkWork = Omit<ReturnType<typeof useBulkWork<unknown>>, 'run'>
