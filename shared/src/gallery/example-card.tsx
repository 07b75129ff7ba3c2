import { Box, Card, Heading, chakra } from '#src/ui/core.ts'
import type { EXAMPLES } from './examples.ts'
import { useExampleText } from './use-example-text.ts'

const Code = chakra('pre', {
  base: { direction: 'ltr', textAlign: 'left', overflowX: 'auto', p: '3', textStyle: 'xs12', bg: 'page' },
})

/** Renders a working example and its source, which a press shows. */
export const ExampleCard = ({
  shown,
  source,
}: {
  shown: (typeof EXAMPLES)[number]
  source: string | undefined
}) => {
  const say = useExampleText()
  const { id, Example } = shown
  return (
    <Card as="section" p="5" id={id} aria-labelledby={`${id}-title`}>
      <Heading id={`${id}-title`} mb="4">
        {say(shown.ar, shown.en)}
      </Heading>
      <Example />
      {source !== undefined && (
        <Box as="details" mt="4">
          <Box as="summary" cursor="pointer" color="muted" textStyle="sm13">
            {say('الشفرة', 'Code')}
          </Box>
          <Code tabIndex={0}>{source}</Code>
        </Box>
      )}
    </Card>
  )
}
