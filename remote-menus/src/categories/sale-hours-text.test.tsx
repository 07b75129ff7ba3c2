import type { HoursPeriod } from '@sufra/shared/contracts/hours'
import type { SaleHours } from '@sufra/shared/contracts/sale-hours'
import { renderUi } from '@sufra/shared/testing'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { useSaleHoursLines, useSaleHoursText } from './sale-hours-text.ts'

const WEEK = [0, 1, 2, 3, 4, 5, 6]
const on = (days: number[], from: string, to: string): HoursPeriod[] =>
  days.map(dayOfWeek => ({ dayOfWeek, from, to }))

const Shown = ({ hours }: { hours: SaleHours }) => {
  const textOf = useSaleHoursText()
  const linesOf = useSaleHoursLines()
  return (
    <>
      <p>{textOf(hours)}</p>
      <ol>
        {linesOf(hours).map(line => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </>
  )
}
const read = (hours: Partial<SaleHours>, language: 'ar' | 'en' = 'en') => {
  const { container } = renderUi(<Shown hours={{ periods: [], startsOn: null, endsOn: null, ...hours }} />, {
    language,
    namespaces: { menus: { ar, en } },
  })
  // Formatters insert direction marks and narrow spaces between parts.
  const plain = (text: string | null | undefined) =>
    text?.replace(/[\u200e\u200f\u2066-\u2069]/g, '').replace(/[\u00a0\u202f]/g, ' ')
  return {
    text: plain(container.querySelector('p')?.textContent),
    lines: [...container.querySelectorAll('li')].map(({ textContent }) => plain(textContent)),
  }
}

describe('short text of sale hours', () => {
  it('shows the hours when every day has the same', () => {
    expect(read({ periods: on(WEEK, '12:00', '17:00') }).text).toMatch(/^12:00 pm to 5:00 pm$/i)
  })

  it('shows the hours and the number of days when only some days have hours', () => {
    expect(read({ periods: on([5, 6], '06:00', '11:30') }).text).toMatch(/^6:00 am to 11:30 am · 2 days$/i)
  })

  it('says "all day" for midnight to midnight', () => {
    expect(read({ periods: on(WEEK, '00:00', '00:00') }).text).toBe('All day')
  })

  it('says that hours vary when days differ, and counts a day with two periods as one day', () => {
    const periods = [...on([1], '06:00', '11:00'), ...on([1], '18:00', '02:00')]
    expect(read({ periods }).text).toBe('Various hours, 1 day')
  })

  it('uses the Arabic dual for two days', () => {
    const periods = [...on([1], '06:00', '11:00'), ...on([2], '18:00', '02:00')]
    expect(read({ periods }, 'ar').text).toBe('أوقات مختلفة، يومان')
  })
})

describe('full text of sale hours', () => {
  it('is one line without days when the whole week has the same hours', () => {
    expect(read({ periods: on(WEEK, '12:00', '17:00') }).lines).toEqual([
      expect.stringMatching(/^12:00 pm to 5:00 pm$/i),
    ])
  })

  it('groups days with the same hours in week order, and omits days without hours', () => {
    const periods = [...on([4], '18:00', '02:00'), ...on([0, 2], '06:00', '11:00')]
    expect(read({ periods }).lines).toEqual([
      expect.stringMatching(/^Sunday, Tuesday: 6:00 am to 11:00 am$/i),
      expect.stringMatching(/^Thursday: 6:00 pm to 2:00 am$/i),
    ])
  })

  it('shows both periods of a day', () => {
    const periods = [...on(WEEK, '06:00', '11:00'), ...on(WEEK, '18:00', '02:00')]
    expect(read({ periods }).lines).toEqual([
      expect.stringMatching(/^6:00 am to 11:00 am, 6:00 pm to 2:00 am$/i),
    ])
  })

  it('differs for the same week in another season', () => {
    const periods = on(WEEK, '12:00', '17:00')
    const ramadan = read({ periods, startsOn: '2027-02-08', endsOn: '2027-03-09' }).lines
    const open = read({ periods, startsOn: '2027-02-08', endsOn: null }).lines
    expect(ramadan).toHaveLength(2)
    expect(open).toHaveLength(2)
    expect(ramadan[1]).toMatch(/8.*9/)
    expect(open[1]).not.toBe(ramadan[1])
  })

  it('joins days with the Arabic comma in Arabic', () => {
    const [line] = read({ periods: on([0, 2], '06:00', '11:00') }, 'ar').lines
    expect(line).toMatch(/^الأحد، الثلاثاء: من /)
  })
})
