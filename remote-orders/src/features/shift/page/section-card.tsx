import { Card, Text, chakra, useDirection } from '@sufra/shared/ui'
import type { PageSection } from './section.ts'

const Lines = chakra('ul', {
  base: {
    listStyle: 'none',
    mt: '2',
    '& > li': { py: '2', borderTopWidth: '1px', borderColor: 'line' },
    '& > li > div': { display: 'flex', gap: '3', justifyContent: 'space-between', alignItems: 'baseline' },
    '& > li > div > :first-of-type': { minW: '0', overflowWrap: 'anywhere', fontWeight: 'medium' },
    '& > li > div > :last-of-type': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& > li > small': { color: 'muted', textStyle: 'sm13', overflowWrap: 'anywhere' },
    '& > li[data-loud] > div > :last-of-type': { color: 'disabled', fontWeight: 'medium' },
  },
})

/** One section of the shift page on the screen. */
export const SectionCard = ({ section: { id, title, lines, nothing } }: { section: PageSection }) => {
  const dir = useDirection()
  return (
    <Card as="section" p="4" aria-labelledby={`shift-${id}`}>
      <Text as="h2" id={`shift-${id}`} textStyle="lg15" fontWeight="semibold">
        {title}
      </Text>
      {lines.length === 0 ? (
        <Text color="muted" mt="1">
          {nothing}
        </Text>
      ) : (
        <Lines>
          {lines.map(({ key, text, value, detail, isLoud }) => (
            <li key={key} data-loud={isLoud || undefined}>
              <div>
                <bdi dir={dir}>{text}</bdi>
                {value && <bdi dir={dir}>{value}</bdi>}
              </div>
              {detail && (
                <small>
                  <bdi dir={dir}>{detail}</bdi>
                </small>
              )}
            </li>
          ))}
        </Lines>
      )}
    </Card>
  )
}
