import { median, percentile } from '../figures/figures.ts'
import type { Delivery, PlannedOrder } from './plan.ts'
import { isExpected } from './send.ts'
import type { Answer } from './send.ts'

export interface Report {
  add(order: PlannedOrder, delivery: Delivery, answer: Answer): void
  /** Prints the summary; returns whether every answer was the expected one. */
  finish(): boolean
}

const asText = (milliseconds: number): string => `${milliseconds.toFixed(1)} ms`

const about = ({ draft }: PlannedOrder): string => {
  const dishes = draft.lines.map(({ quantity, dish }) => `${quantity}× ${dish.name.en}`).join(', ')
  return `#${draft.number}  ${draft.total.toFixed(2)} SAR  ${dishes}`
}

/** Prints one line for each request, and on a terminal a status line below them. */
export const createReport = (out: NodeJS.WriteStream): Report => {
  const counts = new Map<string, number>()
  const times: number[] = []
  let unexpected = 0

  const status = () => `${times.length} sent, ${unexpected} unexpected, half within ${asText(median(times))}`
  const print = (line: string) => {
    if (!out.isTTY) {
      out.write(`${line}\n`)
      return
    }
    out.write(`\r\u001b[K${line}\n${status()}`)
  }

  return {
    add: (order, delivery, answer) => {
      const isRight = isExpected(delivery, answer)
      if (!isRight) unexpected += 1
      times.push(answer.milliseconds)
      const kind = `${delivery.what} → ${answer.status} ${answer.result}`
      counts.set(kind, (counts.get(kind) ?? 0) + 1)
      const time = new Date().toTimeString().slice(0, 8)
      const place = `${delivery.platform.key.padEnd(13)} ${delivery.storeId}`
      const verdict = isRight ? '' : '  ← unexpected'
      const took = `${answer.milliseconds.toFixed(0)} ms`
      print(`${time}  ${place}  ${about(order)}  ${kind}  ${took}${verdict}`)
    },
    finish: () => {
      out.write(out.isTTY ? '\r\u001b[K\n' : '\n')
      for (const [kind, count] of [...counts].toSorted()) out.write(`${String(count).padStart(6)}  ${kind}\n`)
      out.write(`${times.length} sent, ${unexpected} unexpected. `)
      if (times.length > 0)
        out.write(`Answers: p50 ${asText(median(times))}, p95 ${asText(percentile(times, 0.95))}.`)
      out.write('\n')
      return unexpected === 0
    },
  }
}
