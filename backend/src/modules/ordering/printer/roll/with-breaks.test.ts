import { withBreaks } from './with-breaks.ts'

const SEAM = '\u200B'

it('lets long words break and keeps other words and numbers', () => {
  expect(withBreaks('Supercalifragilistic')).toBe(['Super', 'calif', 'ragil', 'istic'].join(SEAM))
  expect(withBreaks('كبسة لحم Lamb 310122393500003')).toBe('كبسة لحم Lamb 310122393500003')
})

it('never breaks between two joined letters', () => {
  const pieces = withBreaks('كلمةطويلةجداجداجدا').split(' ')
  expect(pieces.length).toBeGreaterThan(2)
  for (const piece of pieces) expect(piece).toMatch(/[اةدو]$/)
  expect(withBreaks('سسسسسسسسسسسسسسسسسسس')).not.toMatch(/[ \u200B]/)
})
