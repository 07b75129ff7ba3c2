import { usageWeeks } from './usage-weeks.ts'

// A Thursday in Riyadh, whatever the machine's time zone.
const NOW = new Date('2026-11-26T09:00:00Z')
const used = (...dates: string[]) => dates.map(date => ({ date, uses: 1, amount: 10 }))
const usesOf = (weeks: ReturnType<typeof usageWeeks>) => weeks.map(({ uses }) => uses)

describe('the weeks in which a code was used', () => {
  it('are thirteen consecutive weeks, the last one up to today', () => {
    const weeks = usageWeeks([], NOW)
    expect(weeks).toHaveLength(13)
    expect([weeks[0]?.from, weeks[11]?.from, weeks[12]?.from]).toEqual([
      '2026-08-28',
      '2026-11-13',
      '2026-11-20',
    ])
    expect(usesOf(weeks)).toEqual(Array(13).fill(0))
  })

  it('count each day once, including the first and the last of a week', () => {
    const weeks = usageWeeks(used('2026-11-19', '2026-11-20', '2026-11-26'), NOW)
    expect(usesOf(weeks).slice(-2)).toEqual([1, 2])
  })

  it('contain exactly the days from the first to today', () => {
    const day = (at: number) =>
      new Date(Date.parse('2026-08-28') + at * 86_400_000).toISOString().slice(0, 10)
    const all = Array.from({ length: 91 }, (_, at) => day(at))
    expect(usesOf(usageWeeks(used(day(-1), ...all, day(91)), NOW))).toEqual(Array(13).fill(7))
  })

  it('end with the current date in Riyadh', () => {
    const beforeMidnight = usageWeeks(used('2026-11-27'), new Date('2026-11-26T20:59:59Z'))
    const afterMidnight = usageWeeks(used('2026-11-27'), new Date('2026-11-26T21:00:00Z'))
    expect([beforeMidnight, afterMidnight].map(weeks => weeks.at(-1))).toEqual([
      { from: '2026-11-20', uses: 0 },
      { from: '2026-11-21', uses: 1 },
    ])
  })
})
