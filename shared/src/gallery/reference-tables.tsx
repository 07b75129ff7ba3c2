import { Card, Heading, Stack, Text, chakra } from '#src/ui/core.ts'
import type { Reference } from './reference.ts'
import { useExampleText } from './use-example-text.ts'

const Lines = chakra('dl', { base: { direction: 'ltr', textAlign: 'left', display: 'grid', gap: '3' } })
const Name = chakra('dt', { base: { fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere' } })
const Type = chakra('span', { base: { color: 'muted', textStyle: 'xs12', ps: '2' } })

interface Line {
  name: string
  type: string
  about: string
}

const Part = ({ title, lines }: { title: string; lines: readonly Line[] }) => (
  <Card as="section" p="5">
    <Heading mb="3" dir="ltr" textAlign="left">
      {title}
    </Heading>
    <Lines>
      {lines.map(({ name, type, about }) => (
        <div key={name}>
          <Name>
            {name}
            <Type>{type}</Type>
          </Name>
          <Text as="dd" textStyle="sm13">
            {about}
          </Text>
        </div>
      ))}
    </Lines>
  </Card>
)

/** Renders the exports by entry. */
export const NamesReference = ({ entries }: Pick<Reference, 'entries'>) => (
  <Stack gap="4">
    {entries.map(({ from, names }) => (
      <Part key={from} title={from} lines={names} />
    ))}
  </Stack>
)

/** Renders the endpoints by access. The contracts themselves are at `/docs`, where that is enabled. */
export const EndpointsReference = ({ endpoints }: Pick<Reference, 'endpoints'>) => {
  const say = useExampleText()
  return (
    <Part
      title={say('نقاط الخادم', 'Endpoints')}
      lines={endpoints.map(({ key, summary, access }) => ({ name: key, type: access, about: summary }))}
    />
  )
}
